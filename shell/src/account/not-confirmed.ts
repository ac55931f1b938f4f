/** The person has closed the question who they are: what they wanted is not done, and needs no complaint. */
export class NotConfirmedError extends Error {
  constructor() {
    super('The person did not confirm who they are');
    this.name = 'NotConfirmedError';
  }
}
