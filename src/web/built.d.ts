/** Written by the build: the works of the catalogue, named in a language. */
declare module '#built/works/*.json' {
  const works: import('./artworks/known-works.ts').KnownWork[]
  export default works
}

/** Written by the build: the figures of docs/accuracy.md. */
declare module '#built/accuracy.json' {
  const accuracy: import('./accuracy/accuracy.ts').Accuracy
  export default accuracy
}

/** Written by the build: the ring of labels, named in a language. */
declare module '#built/labels/*.json' {
  const works: import('./artworks/known-works.ts').NamedWork[]
  export default works
}
