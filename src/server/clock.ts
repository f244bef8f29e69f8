/** Milliseconds since 1970. Only main.ts reads the real one. */
export type Clock = () => number
