import type { Phrases } from './phrases.ts'

export const zhTw: Phrases = {
  maker: (label, artwork) => {
    const life = label.artist_dates ? `（${label.artist_dates}）` : ''
    const artist = `${label.artist}${life}`
    const by = {
      certain: `${artist}的作品`,
      attributed: `傳為${artist}所作`,
      workshop: `出自${artist}的工作坊`,
      unknown: `作者不詳（${label.artist}）`,
    }[artwork.attribution]
    const verb = artwork.attribution === 'certain' ? '是' : ''
    return { text: `《${label.title}》${verb}${by}，年代為${label.date}。`, restsOn: ['artist', 'date'] }
  },
  object: (label) => ({
    text: label.size ? `材質為${label.medium}，尺寸為${label.size}。` : `材質為${label.medium}。`,
    restsOn: label.size ? ['medium', 'size'] : ['medium'],
  }),
  place: (label) =>
    label.collection === null
      ? null
      : {
          text: `收藏處：${label.collection}${label.inventory ? `（館藏編號 ${label.inventory}）` : ''}。`,
          restsOn: ['collection'],
        },
  kind: ({ movement, genre }) => {
    if (!movement && !genre) return null
    const parts = [
      ...(genre ? [`類型為${genre['zh-TW']}`] : []),
      ...(movement ? [`屬於${movement['zh-TW']}`] : []),
    ]
    return {
      text: `${parts.join('，')}。`,
      restsOn: [...(genre ? ['genre' as const] : []), ...(movement ? ['movement' as const] : [])],
    }
  },
  stillToCome: '以上是我們的資料所能確認的內容。這件作品的完整解說尚待撰寫。',
  notInSources: '我們的資料沒有提到這個問題。',
  sourcesHeading: '資料來源',
  otherArtist: (typed, label) =>
    `您輸入的作者是「${typed}」。我們所知的《${label.title}》，作者是${label.artist}。`,
  takenFor: (typed, label) => `我們把「${typed}」理解為${label.artist}的《${label.title}》。`,
}
