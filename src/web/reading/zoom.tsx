import createPanzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { useEffect, useRef } from 'react'
import type { Region } from '#shared/statements.ts'
import type { Study } from '#web/studies/study.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/words.ts'

const MOST = 8
/** How much of the window a place takes when the picture opens at it. */
const PART_OF_WINDOW = 0.6

interface ZoomProps {
  study: Study
  title: string
  alt: string
  /** The place at which it opens; null: the whole picture. */
  region: Region | null
  onClose: () => void
}

/** Brings a place to the middle of the window and makes it large. */
function showPlace(
  panzoom: PanzoomObject,
  picture: HTMLElement,
  [x, y, width, height]: Region,
): void {
  const { clientWidth, clientHeight } = picture
  const fits = Math.min(
    window.innerWidth / (width * clientWidth),
    window.innerHeight / (height * clientHeight),
  )
  const scale = Math.min(Math.max(1, fits * PART_OF_WINDOW), MOST)
  panzoom.zoom(scale, { animate: true })
  // A step later: the library clears a pan that comes with a zoom.
  requestAnimationFrame(() =>
    panzoom.pan((0.5 - x - width / 2) * clientWidth, (0.5 - y - height / 2) * clientHeight, {
      animate: true,
    }),
  )
}

/**
 * The picture over the whole window, to be enlarged with the wheel, two fingers, the keys + and −,
 * or the buttons.
 */
export function Zoom({ study, title, alt, region, onClose }: ZoomProps) {
  const { site } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const panzoom = useRef<PanzoomObject>(null)

  // A modal dialog of the browser holds the focus, closes with Escape and gives the focus back.
  useEffect(() => {
    const [window_, moved] = [dialog.current, picture.current]
    if (!window_ || !moved) return
    window_.showModal()
    const made = createPanzoom(moved, { maxScale: MOST, minScale: 1, step: 0.4, cursor: 'grab' })
    panzoom.current = made
    const onWheel = (event: WheelEvent) => made.zoomWithWheel(event)
    window_.addEventListener('wheel', onWheel, { passive: false })
    if (region) showPlace(made, moved, region)
    return () => {
      window_.removeEventListener('wheel', onWheel)
      made.destroy()
    }
  }, [region])

  const buttons = [
    { name: site.larger, sign: '+', act: () => panzoom.current?.zoomIn() },
    { name: site.smaller, sign: '−', act: () => panzoom.current?.zoomOut() },
  ]
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === '+' || key === '=') panzoom.current?.zoomIn()
        if (key === '-') panzoom.current?.zoomOut()
      }}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-[#12100e] p-0"
    >
      <div className="absolute top-3 right-3 z-10 flex gap-2">
        {buttons.map(({ name, sign, act }) => (
          <button
            key={sign}
            type="button"
            aria-label={name}
            onClick={act}
            className="grid size-11 place-items-center bg-paper text-2xl text-ink"
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          aria-label={site.close}
          onClick={() => dialog.current?.close()}
          className="grid size-11 place-items-center bg-paper text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="grid size-full place-items-center">
        <div ref={picture}>
          <picture>
            {study.avif && <source type="image/avif" srcSet={study.avif} sizes="1600px" />}
            <img
              src={study.fallback}
              srcSet={study.webp || undefined}
              sizes="1600px"
              alt={alt}
              draggable={false}
              width={study.width}
              height={study.height}
              className="h-auto max-h-dvh w-auto max-w-full"
            />
          </picture>
        </div>
      </div>
    </dialog>
  )
}
