/** Why a password is easily guessed. */
export type Weakness = 'personal' | 'common' | 'keyboard' | 'repeated' | 'sequence' | 'date' | 'guessable';

export interface StrengthQuestion {
  id: number;
  password: string;
  /** What others know of the person: address, name. */
  known: string[];
}

export interface StrengthAnswer {
  id: number;
  weakness: Weakness | null;
}
