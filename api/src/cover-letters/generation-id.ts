const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a generation can have this id: the database refuses every other text. */
export const isGenerationId = (id: string): boolean => UUID.test(id);
