// Words with which a line below a job's title begins that tells a fact of the job, not who the employer is, folded.
// Source: written for Vitae from general knowledge. Licence: MIT, as the code.
export const FACTS_OF_A_JOB = `
about
apply
benefits
contract
department
description
full time
full-time
hybrid
internship
job
location
minimum
on-site
onsite
overview
part time
part-time
permanent
position
posted
preferred
qualifications
remote
requirements
responsibilities
salary
summary
team
temporary
the role
`;
