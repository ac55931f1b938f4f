const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a row can have this id: the database refuses to compare any other text with one. */
export const isUuid = (id: string): boolean => UUID.test(id);
