/** A command of an operator cannot be carried out; the message is a sentence for them. */
export class OperationError extends Error {}
