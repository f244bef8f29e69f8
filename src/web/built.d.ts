/** Written by the build: the works of the catalogue, named in a language. */
declare module '#built/works/*.json' {
  const works: import('./artworks/known-works.ts').KnownWork[]
  export default works
}

/** Written by the build: the ring of labels, named in a language. */
declare module '#built/labels/*.json' {
  const works: import('./artworks/known-works.ts').NamedWork[]
  export default works
}
