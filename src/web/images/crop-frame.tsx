import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  type Crop,
  EDGES,
  type Edge,
  isWhole,
  moved,
  reachOf,
  smallPixels,
  WHOLE_PICTURE,
} from '#web/images/crop.ts'
import { findFrame } from '#web/images/find-frame.ts'
import type { ImageWords } from '#web/images/image-words.ts'
import type { Preview } from '#web/images/use-chosen-picture.ts'
import { Button } from '#web/ui/button.tsx'

interface CropFrameProps {
  preview: Preview
  name: string
  crop: Crop
  disabled: boolean
  onCrop: (crop: Crop) => void
  words: ImageWords
}

const SEARCHED_SIDE = 160
const STEP = 0.01
const LARGE_STEP = 0.05
/** Which keys move an edge towards 0, and which towards 1. */
const KEYS: Record<string, number> = {
  ArrowLeft: -STEP,
  ArrowUp: -STEP,
  PageDown: -LARGE_STEP,
  ArrowRight: STEP,
  ArrowDown: STEP,
  PageUp: LARGE_STEP,
}

const percent = (share: number) => `${share * 100}%`

/** Where the handle of an edge lies: in the middle of the edge, wherever that is. */
function placeOf({ left, top, right, bottom }: Crop, edge: Edge) {
  const isUpright = edge === 'left' || edge === 'right'
  const across = { left, right, top, bottom }[edge]
  return isUpright
    ? { left: percent(across), top: percent((top + bottom) / 2) }
    : { left: percent((left + right) / 2), top: percent(across) }
}

/** A picture with four handles: what lies outside of them is not sent. */
export function CropFrame({ preview, name, crop, disabled, onCrop, words }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Crop | null>(null)
  // The pixels of a picture are known once it has been drawn.
  useEffect(() => {
    let isGone = false
    smallPixels(preview.url, SEARCHED_SIDE)
      .then((pixels) => !isGone && setFound(findFrame(pixels)))
      .catch(() => !isGone && setFound(null))
    return () => {
      isGone = true
    }
  }, [preview.url])

  const follow = (edge: Edge, { clientX, clientY }: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box) return
    const isUpright = edge === 'left' || edge === 'right'
    const to = isUpright ? (clientX - box.left) / box.width : (clientY - box.top) / box.height
    onCrop(moved(crop, edge, to))
  }
  const press = (edge: Edge, event: KeyboardEvent) => {
    const [least, most] = reachOf(crop, edge)
    const step = KEYS[event.key]
    const to = event.key === 'Home' ? least : event.key === 'End' ? most : step && crop[edge] + step
    if (to === undefined) return
    event.preventDefault()
    onCrop(moved(crop, edge, to))
  }
  const isCropped = !isWhole(crop)
  const { left, top, right, bottom } = crop
  const sides = [percent(top), percent(1 - right), percent(1 - bottom), percent(left)].join(' ')
  return (
    // The handles reach beyond the picture, and may not lie on what follows.
    <div className="space-y-6">
      <div ref={area} className="relative mx-auto w-fit max-w-full">
        <img
          src={preview.url}
          width={preview.width}
          height={preview.height}
          alt={words.preview(name)}
          className="h-auto max-h-80 max-sm:max-h-[24dvh] w-auto max-w-full shadow-hung"
        />
        {isCropped && (
          <>
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 bg-black/60"
              style={{
                clipPath: `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${cornersOf(crop)})`,
              }}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute border-2 border-white"
              style={{ inset: sides }}
            />
          </>
        )}
        {EDGES.map((edge) => (
          <button
            key={edge}
            type="button"
            role="slider"
            aria-label={words.cropEdges[edge]}
            aria-orientation={edge === 'left' || edge === 'right' ? 'horizontal' : 'vertical'}
            aria-valuemin={Math.round(reachOf(crop, edge)[0] * 100)}
            aria-valuemax={Math.round(reachOf(crop, edge)[1] * 100)}
            aria-valuenow={Math.round(crop[edge] * 100)}
            aria-valuetext={`${Math.round(crop[edge] * 100)} %`}
            disabled={disabled}
            style={placeOf(crop, edge)}
            className="group absolute grid size-11 -translate-x-1/2 -translate-y-1/2 touch-none place-items-center rounded-full"
            onKeyDown={(event) => press(edge, event)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(edge, event)
            }}
          >
            <span className="size-5 rounded-full border-2 border-ink bg-wall shadow-hung" />
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 text-sm">
        <p className="text-quiet max-sm:sr-only">{words.cropHint}</p>
        {isCropped ? (
          <Button look="plain" disabled={disabled} onClick={() => onCrop(WHOLE_PICTURE)}>
            {words.cropNone}
          </Button>
        ) : (
          found && (
            <Button look="plain" disabled={disabled} onClick={() => onCrop(found)}>
              {words.cropToFrame}
            </Button>
          )
        )}
      </div>
    </div>
  )
}

function cornersOf({ left, top, right, bottom }: Crop): string {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]
  return corners.map((corner) => corner.map(percent).join(' ')).join(', ')
}
