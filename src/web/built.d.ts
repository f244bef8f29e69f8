/** Written by the build. */
declare module '#built/known-works.json' {
  const works: import('./artworks/known-works.ts').KnownWorks
  export default works
}
