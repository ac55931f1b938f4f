import { termsOf } from '../matching/terms.ts';

/** Tools, methods and licences that a letter may only name when its sources do. Written small, they look like any word. */
const NAMES =
  'python|java|javascript|typescript|kubernetes|docker|terraform|ansible|jenkins|postgresql|mysql|mongodb|redis|kafka|rabbitmq|graphql|grpc|react|angular|vue|svelte|django|flask|fastapi|rails|laravel|symfony|spring boot|aws|azure|google cloud|snowflake|databricks|airflow|hadoop|tableau|power bi|looker|pandas|numpy|pytorch|tensorflow|scikit-learn|machine learning|deep learning|natural language processing|computer vision|blockchain|salesforce|hubspot|marketo|sap|oracle|netsuite|quickbooks|xero|workday|servicenow|jira|confluence|figma|sketch|photoshop|illustrator|autocad|solidworks|revit|matlab|excel|vba|linux|devops|scrum|agile|kanban|six sigma|lean manufacturing|prince2|itil|haccp|iso 9001|gdpr|hipaa|ifrs|gaap|cpa|cma|acca|cfa|pmp|shrm|bls|acls|phlebotomy|wound care|intensive care|triage|dialysis|montessori|phonics|special needs education|seo|google analytics|copywriting|payroll|forklift|welding|cnc|plc programming|fluent in spanish|fluent in french|fluent in german|fluent in arabic|doctorate|mba';

export const TOOLS_AND_TRADES = NAMES.split('|').map((name) => ({
  name,
  terms: termsOf(name),
  pattern: new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'iu'),
}));
