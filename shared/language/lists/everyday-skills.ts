// Labels of skills that are also everyday words: they count where they are written as names.
// Source: written for Vitae from general knowledge. Licence: MIT, as the code.
export const EVERYDAY_SKILLS = `
Access
C
Chef
Dart
Epic
Express
Flask
Go
Lean
Notion
Oracle
Outlook
Polish
Puppet
R
Ruby
Rust
Sketch
Slack
Spark
Spring
Swift
Unity
`;
