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

/** Written by the build: the terms of the glossary in a language, in its order. */
declare module '#built/glossary/*.json' {
  const terms: import('#shared/terms.ts').FoundTerm[]
  export default terms
}

/** Written by the build: in the texts on which works the terms are used, in a language. */
declare module '#built/term-works/*.json' {
  const works: import('./pages/glossary/glossary-data.ts').TermWorks
  export default works
}
