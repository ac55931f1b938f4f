/** Words that job titles are made of; a line that has one is a title rather than a company or a name. */
const TITLE_WORDS = new RegExp(
  `\\b(?:${'accountant administrator advisor adviser agent analyst apprentice architect artist assistant associate attorney auditor baker barista bartender bookkeeper broker buyer captain caregiver carer cashier ceo cfo chef chief clerk cleaner coach commis consultant contractor cook coordinator co-founder counsel counsellor counselor cto curator dentist designer developer director doctor driver economist editor electrician engineer estimator executive facilitator founder freelancer fundraiser guard head instructor intern internee inspector investigator journalist lawyer lecturer lead leader librarian machinist maintainer manager marketer mechanic mentor merchandiser midwife nurse officer operator optometrist owner paralegal paramedic partner pharmacist photographer physician physiotherapist pilot planner plumber president principal processor producer professor programmer receptionist recruiter registrar representative researcher salesperson scientist secretary server sous specialist steward strategist superintendent supervisor surgeon surveyor teacher teller therapist trader trainee trainer translator treasurer tutor typist underwriter veterinarian volunteer waiter waitress warden welder worker writer sre sdr cna rn técnico ingeniero profesor gerente'
    .split(' ')
    .join('|')})s?\\b`,
  'i',
);

export function hasTitleWord(text: string): boolean {
  return TITLE_WORDS.test(text);
}
