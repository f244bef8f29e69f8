import { type Edits, PICTOGRAMS } from './edits.ts'

export const zhTw: Edits = {
  longSentence: 55,
  splits: [
    { find: /；/gu, by: '。' },
    { find: /，(?=但|不過|然而|同時)/gu, by: '。' },
  ],
  plain: [
    { find: /(?:永恆的經典|不朽的傑作)/gu, by: '作品' },
    { find: /邀請觀者/gu, by: '讓觀者' },
    { find: /視覺饗宴/gu, by: '畫面' },
    { find: /令人驚艷的/gu, by: '' },
    { find: /(?:淋漓盡致地)/gu, by: '' },
    { find: /(?:基本上|事實上|某種程度上)，?/gu, by: '' },
    { find: /(?:真的|非常之|十分地)/gu, by: '' },
  ],
  tone: [
    { find: /超級?(?=[好美大喜想])/gu, by: '非常' },
    { find: /蠻(?=[好多大])/gu, by: '相當' },
    { find: /[啦喔耶囉](?=[，。！])/gu, by: '' },
    PICTOGRAMS,
    { find: /！+/gu, by: '。' },
  ],
  concrete:
    /油彩|油畫|壓克力|水彩|墨|炭筆|鉛筆|膠彩|粉彩|畫布|亞麻|紙|木板|陶土|青銅|石|筆|刮刀|罩染|層|線|玻璃|金屬|攝影/u,
  leaning: /^(?:它|這|那|他|她|然後|但|而|所以|後來|此外|不過)/u,
  pointing: /它|他|她|這|那/u,
  glossary: [
    { term: /厚塗/u, meaning: '把顏料塗得很厚' },
    { term: /明暗對照法/u, meaning: '強烈的光與影對比' },
    { term: /暈塗法/u, meaning: '讓輪廓像煙一樣柔和' },
    { term: /罩染/u, meaning: '一層層透明的薄色' },
    { term: /蠟彩/u, meaning: '以蠟調和的顏料' },
    { term: /三聯畫/u, meaning: '由三塊畫板組成的作品' },
    { term: /雙聯畫/u, meaning: '由兩塊畫板組成的作品' },
    { term: /藍曬/u, meaning: '藍色的感光印相' },
  ],
}
