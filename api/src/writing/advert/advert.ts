export interface AdvertFacts {
  /** The whole text, cleaned. */
  text: string;
  /** As the form names it, else as found in the advert; empty when neither names one. */
  company: string;
  /** What the advert says its company is: "a family-owned distributor with four branches". */
  companyIs: string;
  /** What the company aims at: "create a nation of readers". */
  mission: string;
  /** Duties as verb phrases: "prepare monthly financial statements". */
  duties: string[];
  /** Lines that state what is asked for, with how much each weighs. */
  requirements: Requirement[];
}

export interface Requirement {
  text: string;
  weight: number;
  /** Said of the work, not of the person. */
  isDuty: boolean;
}
