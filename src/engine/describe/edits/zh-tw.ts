import { type Edits, PICTOGRAMS } from './edits.ts'

const DONE = '創作|拍攝|繪製|製作|探索|研究|觀察|記錄|實驗|修改|編織|雕刻'

export const zhTw: Edits = {
  longSentence: 45,
  leastPart: 8,
  splits: [
    { at: /；/gu, opening: '' },
    { at: /，(?=我|它|他|她|這件|這幅|那時)/gu, opening: '', isSplice: true },
    { at: /，(?=但|不過|然而|同時|所以|因此|於是)/gu, opening: '' },
  ],
  clause: /\p{Script=Han}{4}/u,
  waiting:
    /(?:^|，)(?:當|如果|因為|雖然|為了|由於|即使|每當|只要|除了)[^，]*$|(?:時|之後|以後|之前|的時候|後)$/u,
  plain: [
    { find: /(非常|真的|十分|特別|很)\1+/gu, by: '$1' },
    { find: /(?:永恆的經典|不朽的傑作)/gu, by: '作品' },
    { find: /邀請觀者/gu, by: '讓觀者' },
    { find: /視覺饗宴/gu, by: '畫面' },
    { find: /令人驚艷的/gu, by: '' },
    { find: /(?:淋漓盡致地)/gu, by: '' },
    { find: /(?<=^|，)(?:基本上|事實上|其實|某種程度上)，?/gu, by: '' },
    { find: /(?<=^|，)我(?:覺得|認為)(?=(?:這|它|作品|可能|也許|或許))/gu, by: '' },
    { find: /可能(?:也許|或許)|(?:也許|或許)可能/gu, by: '可能' },
    { find: /(?<![不沒])(?:真的|非常之|十分地)/gu, by: '' },
    { find: new RegExp(`(?<!對[^，。]{0,20})(?:來?進行)(了?)(${DONE})`, 'gu'), by: '$2$1' },
    { find: new RegExp(`做了?一個(${DONE})的動作`, 'gu'), by: '$1' },
    { find: /因為([^，。]{1,20})的(?:關係|緣故)/gu, by: '因為$1' },
    { find: /透過([^，。]{1,20})的方式/gu, by: '透過$1' },
    { find: /在這個(?:時間點|當下)/gu, by: '現在' },
    { find: /將會/gu, by: '會' },
    { find: /運用|利用/gu, by: '用' },
  ],
  tone: [
    { find: /超級?(?=[好美大喜想])/gu, by: '非常' },
    { find: /蠻(?=[好多大])/gu, by: '相當' },
    { find: /[啦喔耶囉](?=[，。！])/gu, by: '' },
    { find: /(?:哈哈)+|XD/gu, by: '' },
    PICTOGRAMS,
    { find: /！+/gu, by: '。' },
  ],
  throat: [
    { find: /^(?:身為|作為)(?:一位|一名|一個)?(?:藝術家|創作者)，/u, by: '' },
    { find: /^我想(?:說|說的是)，?/u, by: '' },
  ],
  concrete:
    /油彩|油畫|壓克力|水彩|墨|炭筆|鉛筆|膠彩|粉彩|畫布|亞麻|紙|木板|陶土|青銅|石|筆|刮刀|罩染|層|線|棉|羊毛|織|玻璃|金屬|底片|相機|攝影/u,
  leaning: /^(?:它|這|那|他|她|然後|但|而|所以|後來|此外|不過|最後|漸漸|終於)/u,
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
    { term: /濕中濕/u, meaning: '在未乾的顏色上再上色' },
    { term: /脫蠟(?:鑄造|法)?/u, meaning: '先做蠟模，再讓蠟熔去而鑄成' },
    { term: /銀鹽(?:照片|相紙|沖印)?/u, meaning: '在暗房沖印的黑白照片' },
    { term: /絣織/u, meaning: '先把線染出花紋再織' },
  ],
}
