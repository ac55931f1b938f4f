export interface SectionProps {
  /** The rest of the address: the entry that is open. */
  subStep: string | null;
  onSubStep(subStep: string | null): void;
}
