/** How much an advert asks for what a line names. */
export type Importance = 'required' | 'preferred' | 'mentioned';

/** The same of a heading or of any sentence; ignored: it is about the company, the pay or the law. */
export type Section = Importance | 'ignored';
