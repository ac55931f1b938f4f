// Names of the DOM in the types of libraries and of the contract, which Node's programs read but never use.
interface HTMLElement {
  readonly nodeType: number;
}
interface HTMLCanvasElement extends HTMLElement {
  readonly nodeName: string;
}
interface Worker {
  terminate(): void;
}
