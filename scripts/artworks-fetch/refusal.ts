/**
 * Why a work keeps its study: a sentence for who runs the program. Anything else thrown is a bug.
 */
export class Refusal extends Error {}
