// Lines of a job page around the advert, folded: menus and buttons. A line that is one of them says nothing of the job.
// Source: written for Vitae from general knowledge. Licence: MIT, as the code.
export const PAGE_FURNITURE = `
accept
accept all
accept all cookies
accept cookies
actively hiring
actively recruiting
all jobs
apply
apply for this job
apply here
apply now
apply on company website
back
career
careers
cookie
cookies
copy link
easy apply
follow
full job description
hiring insights
home
jobs
join
join now
log in
login
menu
message
no
people also viewed
print
privacy policy
profile insights
register
report
report ad
report job
report this
report this ad
report this job
save
save job
saved
search
see all
see less
see more
share
share this job
show less
show more
sign in
sign up
similar jobs
skip
skip to content
skip to main content
terms
terms of service
terms of use
this job posting has closed
this job posting has closed.
yes
`;
