import { dirname } from 'node:path'

const TEST = /\.test\.tsx?$/u

/**
 * The test files nearest to changed files: a changed test itself, the test beside a file, else the
 * tests of its folder, else those of the folder above it, up to a feature.
 * @param changed and `all` are paths from the root of the project.
 */
export function testsNear(changed: readonly string[], all: readonly string[]): string[] {
  const tests = all.filter((file) => TEST.test(file))
  const within = (folder: string) => tests.filter((test) => dirname(test) === folder)
  const near = (file: string): string[] => {
    if (TEST.test(file)) return [file]
    const beside = tests.filter((test) => test.replace(TEST, '') === file.replace(/\.tsx?$/u, ''))
    if (beside.length > 0) return beside
    // src/engine/search/answers is below src/engine/search, a stage; a layer as a whole is near to
    // nothing.
    for (let folder = dirname(file); folder.split('/').length > 2; folder = dirname(folder)) {
      const there = within(folder)
      if (there.length > 0) return there
    }
    return []
  }
  return [...new Set(changed.filter((file) => /\.tsx?$/u.test(file)).flatMap(near))].sort()
}
