import type { MeasurePhrases, Within } from './phrases.ts'

const IN: Record<Within, string> = { painting: '畫作', photo: '您的照片' }
const FIELDS = [
  '左上',
  '上方中央',
  '右上',
  '左側中段',
  '正中央',
  '右側中段',
  '左下',
  '下方中央',
  '右下',
]
const LINES = {
  horizontal: '水平線',
  vertical: '垂直線',
  rising: '向右上升的線',
  falling: '向右下降的線',
}

export const zhTw: MeasurePhrases = {
  proportions: (within, shape, times) =>
    shape === 'square'
      ? `就比例而言，${IN[within]}接近正方形。`
      : `就比例而言，${IN[within]}的${shape === 'wide' ? '寬是高' : '高是寬'}的${times}倍。`,
  palette: (within, colours) =>
    `${IN[within]}中面積最大的顏色是${colours.map(({ name, share }) => `${name}（${share}）`).join('、')}。`,
  temperature: (within, warm, cool, grey) =>
    `${IN[within]}中，暖色占${warm}，冷色占${cool}，接近灰色者占${grey}。`,
  value: (within, key, contrast, median, range) => {
    const tone = { low: '偏暗', middle: '明暗居中', high: '偏亮' }[key]
    const gap = { low: '偏弱', middle: '適中', high: '強烈' }[contrast]
    return `${IN[within]}整體${tone}：若黑為0、白為100，約為${median}。對比${gap}：暗部與亮部相差${range}（滿分100）。`
  },
  saturation: (within, strength, mean) => {
    const words = { low: '柔和', middle: '強度適中', high: '鮮明' }[strength]
    return `${IN[within]}的色彩${words}：平均與灰色相差${mean}級。`
  },
  thirds: (within, field, lightness) =>
    `${IN[within]}最亮的部分在${FIELDS[field] ?? '正中央'}（亮度${lightness}，滿分100）。`,
  directions: (within, dominant, share) =>
    dominant === null
      ? `${IN[within]}中明顯的輪廓沒有一致的走向。`
      : `${IN[within]}中明顯的輪廓多為${LINES[dominant]}（${share}）。`,
  symmetry: (within, likeness, correlation) => {
    const words = { low: '幾乎不對稱', middle: '只有部分對稱', high: '相當對稱' }[likeness]
    return `${IN[within]}的左右兩半${words}（${correlation}，完全對稱為1）。`
  },
  methods: {
    proportions: '寬除以高。',
    palette: '在CIELAB色彩空間中分成八組相近的顏色（k-means），各取46個色名中最接近者。',
    temperature: '依CIELAB色相計算面積比例；彩度低於8者視為灰色。',
    value: '明度（CIELAB L*）的中位數，以及第5與第95百分位的差距。',
    saturation: '平均彩度（CIELAB C*）。',
    thirds: '九個等分格的平均明度（CIELAB L*）。',
    directions: '以明度的結構張量計算各方向的邊緣，並依強度加權。',
    symmetry: '在32乘32格上，計算明度與鏡像的相關係數。',
  },
  prompts: {
    palette: '先看面積最大的顏色，再找找它還出現在哪些地方。',
    temperature: '看看暖色與冷色交會之處，目光往往停在那裡。',
    value: '瞇起眼睛，只剩下明與暗：此時什麼最突出？',
    thirds: '看看最亮的那一格，是不是也有您最在意的東西。',
    directions: '用手指順著線條走，它們把您帶到哪裡？',
    symmetry: '比較左右兩半：是什麼打破了平衡？',
  },
  unknown: {
    title: '未能辨識的圖片',
    artist: '藝術家不詳',
    notice:
      '我們認不出這件作品，因此不談它的作者與年代。正面拍下整件作品，最容易辨認。以下內容是從您的照片量測而來。',
  },
  couldBe: (label) => `這會不會是${label.artist}的《${label.title}》？`,
  after: (label) =>
    `這看起來是仿${label.artist}《${label.title}》的作品：構圖相符，色彩或大片畫面卻不同。還是這就是原作？`,
  told: (description) => `您的描述：「${description}」`,
  contradiction: (named, seen) =>
    `您輸入的是《${named.title}》，以下談的就是這件作品。不過圖片看起來像是${seen.artist}的《${seen.title}》。`,
  otherTitle: (typed, seen) =>
    `我們不認識名為「${typed}」的作品。圖片看起來像是${seen.artist}的《${seen.title}》。`,
  seenByModel: '照片中所見是由語言模型描述，未經人工查核，可能有誤，請您親自對照圖片。',
  namedByModel: (label) =>
    `語言模型認為這張圖片是${label.artist}的《${label.title}》。確有這件作品，但我們自己的比對未能認出它，請您對照看看。`,
  byLabel: (label) =>
    `照片中的展品說明牌寫的是${label.artist}的《${label.title}》。我們依據牌上的文字，而不是圖片本身。`,
  mayBeOnLabel: '照片中的說明牌可能指的是下列作品之一。',
  notLike: (named) =>
    `以下談的是您輸入的《${named.title}》。我們沒有在圖片中認出它，因此不標示位置。`,
}
