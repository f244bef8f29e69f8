/** Every Chinese character that Big5, the encoding of Taiwan, can write. */
const big5 = (() => {
  const bytes: number[] = []
  for (let lead = 0xa1; lead <= 0xf9; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++)
      if (trail < 0x7f || trail > 0xa0) bytes.push(lead, trail)
  }
  return new Set(new TextDecoder('big5').decode(new Uint8Array(bytes)))
})()

/** Traditional characters of everyday use that Big5 left out. */
const ALSO_TRADITIONAL = new Set('峯羣裏綉着啓衆温牀棱煊珐瑠𡈼')

/** The characters of a text that a reader in Taiwan would not write: Simplified ones. */
export function simplifiedCharactersOf(text: string): string[] {
  const han = text.match(/\p{Script=Han}/gu) ?? []
  return [
    ...new Set(han.filter((character) => !big5.has(character) && !ALSO_TRADITIONAL.has(character))),
  ]
}
