import { createRequire } from 'node:module'

export type OpenCv = typeof import('@techstark/opencv-js')

let loaded: Promise<{ cv: OpenCv }> | null = null

/** OpenCV takes a third of a second and 70 MB: it is loaded in workers only, once. */
export async function openCv(): Promise<{ cv: OpenCv }> {
  loaded ??= new Promise((resolve) => {
    // Its module has a `then` of its own: a promise must never resolve to it, so it travels in an
    // object.
    const module = createRequire(import.meta.url)('@techstark/opencv-js')
    module.then((cv: OpenCv) => resolve({ cv }))
  })
  return loaded
}
