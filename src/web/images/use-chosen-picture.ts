import { useEffect, useRef, useState } from 'react'
import { PICTURE_MAX_BYTES } from '#shared/pictures.ts'
import { isHeic, jpegOfHeic } from '#web/images/heic-preview.ts'
import { beginsAsPicture } from '#web/images/picture-bytes.ts'

export interface Preview {
  url: string
  width: number
  height: number
}

/**
 * A picture that was chosen. Its preview may still be made, or may not be possible: it is sent all
 * the same.
 */
export interface ChosenPicture {
  file: File
  preview: Preview | 'converting' | 'none'
}

export function sizeOf(url: string): Promise<Preview> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ url, width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = reject
    image.src = url
  })
}

async function previewOf(file: File): Promise<Preview | 'none'> {
  const seen = async (blob: Blob) => {
    const url = URL.createObjectURL(blob)
    try {
      return await sizeOf(url)
    } catch (error) {
      URL.revokeObjectURL(url)
      throw error
    }
  }
  try {
    // Safari shows HEIC by itself.
    return await seen(file).catch((error: unknown) => {
      if (isHeic(file)) return jpegOfHeic(file).then(seen)
      throw error
    })
  } catch {
    return 'none'
  }
}

/** Why a file is not taken. */
type Fault = 'tooLarge' | 'notPicture'

async function faultOf(file: File): Promise<Fault | null> {
  if (file.size > PICTURE_MAX_BYTES) return 'tooLarge'
  // A file that cannot be read here may still arrive: the server says what it is.
  return (await beginsAsPicture(file).catch(() => true)) ? null : 'notPicture'
}

/** The picture that the form holds, with its preview; or why the last file was not taken. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const latest = useRef<File>(null)
  // A preview that arrives after the page has gone is for nobody.
  useEffect(
    () => () => {
      latest.current = null
    },
    [],
  )

  const choose = async (file: File | null) => {
    latest.current = file
    const found = file && (await faultOf(file))
    if (latest.current !== file) return
    setFault(found)
    if (file === null || found !== null) {
      setChosen(null)
      return
    }
    setChosen({ file, preview: 'converting' })
    const preview = await previewOf(file)
    if (latest.current === file) setChosen({ file, preview })
  }
  return { chosen, fault, choose }
}
