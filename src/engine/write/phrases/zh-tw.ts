import { makerAndDate, mediumAndSize, type Phrases } from './phrases.ts'

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
    const maker = artwork.artist.key === '' ? '作者不詳' : `${verb}${by}`
    const date = label.date === '' ? '' : `，年代為${label.date}`
    return { text: `《${label.title}》${maker}${date}。`, restsOn: makerAndDate(label) }
  },
  object: (label) => {
    const parts = [
      ...(label.medium === null ? [] : [`材質為${label.medium}`]),
      ...(label.size === null ? [] : [`尺寸為${label.size}`]),
    ]
    return parts.length === 0 ? null : { text: `${parts.join('，')}。`, restsOn: mediumAndSize(label) }
  },
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
  quote: (text) => `維基百科寫道：「${text}」`,
  depicts: (things) => `維基數據列出的作品內容：${things}。`,
  unknownArtist: '作者不詳',
  fromOpenSources: '本站目錄沒有這件作品，以上是公開資料來源的記載。',
  stillToCome: '以上是我們的資料所能確認的內容。這件作品的完整解說尚待撰寫。',
  notFound: '我們在這件作品的解說裡，沒有找到這個問題的答案。',
  sourcesHeading: '資料來源',
  otherArtist: (typed, label) =>
    `您輸入的作者是「${typed}」。我們所知的《${label.title}》，作者是${label.artist}。`,
  takenFor: (typed, label) => `我們把「${typed}」理解為${label.artist}的《${label.title}》。`,
}
