/** Stands for our own address in the built files; the server puts the real one in its place. */
export const ORIGIN = 'https://artsking.example'
