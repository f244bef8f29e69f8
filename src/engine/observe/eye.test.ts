import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createEye } from './eye.ts'

const root = join(import.meta.dirname, '../../..')

test('whoever leaves while a picture is looked at does not wait for the end of it', async () => {
  const eye = createEye({ index: join(root, 'catalogue/recognition.bin') })
  const leaving = new AbortController()
  const looking = eye.look(join(root, 'test/pictures/phone.heic'), leaving.signal)
  leaving.abort(new Error('left'))
  await expect(looking).rejects.toThrow('left')
  await eye.close()
})
