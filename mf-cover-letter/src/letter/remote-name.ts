export const REMOTE_NAME = 'mf-cover-letter';
