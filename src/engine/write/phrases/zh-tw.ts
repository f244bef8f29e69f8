import { mediumAndSize, type Phrases } from './phrases.ts'

export const zhTw: Phrases = {
  maker: (label, artwork) => {
    const life = label.artist_dates ? `（${label.artist_dates}）` : ''
    const name = artwork.artist.name['zh-TW']
    const artist = `${name}${life}`
    const by = {
      certain: `${artist}的作品`,
      attributed: `傳為${artist}所作`,
      workshop: `出自${artist}的工作坊`,
      unknown: `作者不詳（${name}）`,
    }[artwork.attribution]
    const verb = artwork.attribution === 'certain' ? '是' : ''
    const maker = artwork.artist.key === '' ? '作者不詳' : `${verb}${by}`
    return { text: `《${label.title}》${maker}。`, restsOn: ['artist'] }
  },
  made: ({ date }) => (date === '' ? null : { text: `年代為${date}。`, restsOn: ['date'] }),
  object: (label) => {
    const parts = [
      ...(label.medium === null ? [] : [`材質為${label.medium}`]),
      ...(label.size === null ? [] : [`尺寸為${label.size}`]),
    ]
    return parts.length === 0
      ? null
      : { text: `${parts.join('，')}。`, restsOn: mediumAndSize(label) }
  },
  place: (label) =>
    label.collection === null
      ? null
      : {
          text: `收藏處：${label.collection}${label.inventory ? `（館藏編號 ${label.inventory}）` : ''}。`,
          restsOn: ['collection'],
        },
  visit: ({ collection }) =>
    collection === null
      ? null
      : {
          text: `收藏處：${collection}。目前是否展出、開放時間與票價，請查閱館方網頁。`,
          restsOn: ['collection'],
        },
  names: ({ titles, originalTitle }) => ({
    text: `中文名稱是《${titles['zh-TW']}》，英文是 ${titles.en}，法文是 ${titles.fr}，西班牙文是 ${titles.es}。${originalTitle ? `原名是 ${originalTitle}。` : ''}`,
    restsOn: ['title'],
  }),
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
  quoted: (text, { isFirst, isLast }) => `${isFirst ? '「' : ''}${text}${isLast ? '」' : ''}`,
  quotedFrom: (publisher, heading, spoken) =>
    `${publisher === 'Wikipedia' ? '維基百科' : publisher}${spoken === null ? '' : `（${spoken}）`}${heading === '' ? '' : `：${heading}`}`,
  fromOpenSources: '本站目錄沒有這件作品，以上是公開資料來源的記載。',
  stillToCome: '以上是我們的資料所能確認的內容。這件作品的完整解說尚待撰寫。',
  own: (text) => `以下出自語言模型自身所知，本站沒有來源可證：${text}`,
  unchecked: '本篇文句的意思未經查核：本站管理者已關閉這項檢查。',
  notFound: '我們對這件作品的解說沒有提到這一點。',
  aboutAnother: '您問的是另一件作品或另一位藝術家，這裡的解說談的不是。',
  partNotFound: '問題的另一部分，我們的解說沒有提到。',
  sourcesHeading: '資料來源',
  otherArtist: (typed, label) =>
    `您輸入的作者是「${typed}」。我們所知的《${label.title}》，作者是${label.artist}。`,
  takenFor: (typed, label) => `我們把「${typed}」理解為${label.artist}的《${label.title}》。`,
}
