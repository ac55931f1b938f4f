/** A made-up advert and resume, for those who want to see the check before they trust it with their own. */
export const EXAMPLE_ADVERT = `Data Analyst, Tidewater Ferries

About us
Tidewater Ferries carries two million passengers a year between the islands.

What you will do
- Build dashboards that harbour masters read on a phone
- Forecast demand for every crossing, together with the timetable team

Requirements
- At least two years of experience with SQL and Python
- Data visualisation in Tableau or Power BI
- A/B testing and statistics
- Stakeholder management
- Clear written communication

Nice to have
- Experience with dbt and Snowflake
- Knowledge of GTFS timetables`;

export const EXAMPLE_RESUME = `Ines Halvorsen
Analyst, Bergen

Experience
Reporting Analyst, Nordlys Retail, 2022 to present
- Wrote the SQL behind 30 weekly reports and moved them into Tableau dashboards
- Ran split tests on the web shop's checkout; two of five went live
- Forecasting of stock for 14 stores with pandas

Education
BSc Economics, University of Bergen, 2021

Skills
SQL, Tableau, Excel, statistical analysis, data visualization`;
