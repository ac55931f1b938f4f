drop table resume_links;
drop table resume_versions;
drop table resumes;
