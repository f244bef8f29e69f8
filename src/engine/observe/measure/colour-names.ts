import type { Localized } from '#shared/languages.ts'

/**
 * Names that painters and dealers use of colours. A name says how a colour looks, not which pigment
 * it is.
 */
export const COLOUR_NAMES = [
  {
    key: 'ivory-black',
    hex: '#1c1a1a',
    name: { en: 'ivory black', fr: 'noir d’ivoire', es: 'negro marfil', 'zh-TW': '象牙黑' },
  },
  {
    key: 'charcoal',
    hex: '#36363a',
    name: { en: 'charcoal', fr: 'anthracite', es: 'carbón', 'zh-TW': '炭灰' },
  },
  {
    key: 'slate-grey',
    hex: '#5d6670',
    name: { en: 'slate grey', fr: 'gris ardoise', es: 'gris pizarra', 'zh-TW': '石板灰' },
  },
  {
    key: 'warm-grey',
    hex: '#8b837a',
    name: { en: 'warm grey', fr: 'gris chaud', es: 'gris cálido', 'zh-TW': '暖灰' },
  },
  {
    key: 'silver-grey',
    hex: '#b3b5b3',
    name: { en: 'silver grey', fr: 'gris argent', es: 'gris plata', 'zh-TW': '銀灰' },
  },
  {
    key: 'lead-white',
    hex: '#eeebe2',
    name: { en: 'off-white', fr: 'blanc cassé', es: 'blanco roto', 'zh-TW': '米白' },
  },
  {
    key: 'cream',
    hex: '#efe3c2',
    name: { en: 'cream', fr: 'crème', es: 'crema', 'zh-TW': '奶油色' },
  },
  {
    key: 'parchment',
    hex: '#d9c69c',
    name: { en: 'parchment', fr: 'parchemin', es: 'pergamino', 'zh-TW': '羊皮紙色' },
  },
  {
    key: 'raw-umber',
    hex: '#5b4630',
    name: { en: 'raw umber', fr: 'terre d’ombre', es: 'sombra natural', 'zh-TW': '生赭褐' },
  },
  {
    key: 'burnt-umber',
    hex: '#3d2a22',
    name: {
      en: 'burnt umber',
      fr: 'terre d’ombre brûlée',
      es: 'sombra tostada',
      'zh-TW': '焦赭褐',
    },
  },
  {
    key: 'sepia',
    hex: '#704b2c',
    name: { en: 'sepia', fr: 'sépia', es: 'sepia', 'zh-TW': '深褐' },
  },
  {
    key: 'burnt-sienna',
    hex: '#96502d',
    name: {
      en: 'burnt sienna',
      fr: 'terre de Sienne brûlée',
      es: 'siena tostada',
      'zh-TW': '焦茶紅',
    },
  },
  {
    key: 'raw-sienna',
    hex: '#b8843f',
    name: { en: 'raw sienna', fr: 'terre de Sienne', es: 'siena natural', 'zh-TW': '赭黃' },
  },
  { key: 'ochre', hex: '#c99a3a', name: { en: 'ochre', fr: 'ocre', es: 'ocre', 'zh-TW': '土黃' } },
  { key: 'gold', hex: '#d8b04a', name: { en: 'gold', fr: 'or', es: 'dorado', 'zh-TW': '金黃' } },
  {
    key: 'straw-yellow',
    hex: '#e3cf7f',
    name: { en: 'straw yellow', fr: 'jaune paille', es: 'amarillo paja', 'zh-TW': '麥稈黃' },
  },
  {
    key: 'lemon-yellow',
    hex: '#efe04a',
    name: { en: 'lemon yellow', fr: 'jaune citron', es: 'amarillo limón', 'zh-TW': '檸檬黃' },
  },
  {
    key: 'chrome-yellow',
    hex: '#f0b71e',
    name: { en: 'chrome yellow', fr: 'jaune de chrome', es: 'amarillo cromo', 'zh-TW': '鉻黃' },
  },
  {
    key: 'orange',
    hex: '#e08325',
    name: { en: 'orange', fr: 'orange', es: 'naranja', 'zh-TW': '橙' },
  },
  {
    key: 'terracotta',
    hex: '#bf6544',
    name: { en: 'terracotta', fr: 'terre cuite', es: 'terracota', 'zh-TW': '赤陶' },
  },
  {
    key: 'vermilion',
    hex: '#d4432b',
    name: { en: 'vermilion', fr: 'vermillon', es: 'bermellón', 'zh-TW': '朱紅' },
  },
  {
    key: 'crimson',
    hex: '#a51e32',
    name: { en: 'crimson', fr: 'cramoisi', es: 'carmesí', 'zh-TW': '深紅' },
  },
  {
    key: 'madder-rose',
    hex: '#b8566a',
    name: { en: 'madder rose', fr: 'rose garance', es: 'rosa de rubia', 'zh-TW': '茜草紅' },
  },
  {
    key: 'blush-pink',
    hex: '#e3b7a9',
    name: { en: 'pale pink', fr: 'rose pâle', es: 'rosa pálido', 'zh-TW': '淡粉紅' },
  },
  {
    key: 'light-tan',
    hex: '#d6a381',
    name: { en: 'light tan', fr: 'beige rosé', es: 'tostado claro', 'zh-TW': '淺膚色' },
  },
  {
    key: 'tan',
    hex: '#a9785a',
    name: { en: 'tan', fr: 'brun clair', es: 'tostado', 'zh-TW': '淺褐' },
  },
  {
    key: 'mauve',
    hex: '#94779a',
    name: { en: 'mauve', fr: 'mauve', es: 'malva', 'zh-TW': '淡紫' },
  },
  {
    key: 'violet',
    hex: '#5e3f7d',
    name: { en: 'violet', fr: 'violet', es: 'violeta', 'zh-TW': '紫' },
  },
  {
    key: 'plum',
    hex: '#4b2843',
    name: { en: 'plum', fr: 'prune', es: 'ciruela', 'zh-TW': '梅紫' },
  },
  {
    key: 'ultramarine',
    hex: '#27378f',
    name: { en: 'ultramarine', fr: 'outremer', es: 'ultramar', 'zh-TW': '群青' },
  },
  {
    key: 'cobalt-blue',
    hex: '#2f5fae',
    name: { en: 'cobalt blue', fr: 'bleu de cobalt', es: 'azul cobalto', 'zh-TW': '鈷藍' },
  },
  {
    key: 'prussian-blue',
    hex: '#173350',
    name: { en: 'Prussian blue', fr: 'bleu de Prusse', es: 'azul de Prusia', 'zh-TW': '普魯士藍' },
  },
  {
    key: 'steel-blue',
    hex: '#5880a0',
    name: { en: 'steel blue', fr: 'bleu acier', es: 'azul acero', 'zh-TW': '鋼藍' },
  },
  {
    key: 'sky-blue',
    hex: '#9fc3da',
    name: { en: 'sky blue', fr: 'bleu ciel', es: 'azul cielo', 'zh-TW': '天藍' },
  },
  {
    key: 'pale-blue-grey',
    hex: '#c0ccd4',
    name: {
      en: 'pale blue-grey',
      fr: 'gris-bleu pâle',
      es: 'gris azulado pálido',
      'zh-TW': '淡藍灰',
    },
  },
  {
    key: 'turquoise',
    hex: '#45a3a3',
    name: { en: 'turquoise', fr: 'turquoise', es: 'turquesa', 'zh-TW': '青綠' },
  },
  {
    key: 'teal',
    hex: '#1f6468',
    name: { en: 'teal', fr: 'bleu canard', es: 'verde azulado', 'zh-TW': '藍綠' },
  },
  {
    key: 'viridian',
    hex: '#2f7a5c',
    name: { en: 'viridian', fr: 'vert émeraude sombre', es: 'viridián', 'zh-TW': '鉻綠' },
  },
  {
    key: 'emerald',
    hex: '#2f9e5a',
    name: { en: 'emerald', fr: 'émeraude', es: 'esmeralda', 'zh-TW': '翠綠' },
  },
  {
    key: 'sap-green',
    hex: '#55702c',
    name: { en: 'sap green', fr: 'vert de vessie', es: 'verde vejiga', 'zh-TW': '樹汁綠' },
  },
  {
    key: 'olive',
    hex: '#6f6b2f',
    name: { en: 'olive', fr: 'olive', es: 'oliva', 'zh-TW': '橄欖綠' },
  },
  {
    key: 'dark-green',
    hex: '#22382a',
    name: { en: 'dark green', fr: 'vert sombre', es: 'verde oscuro', 'zh-TW': '墨綠' },
  },
  {
    key: 'moss',
    hex: '#8a9150',
    name: { en: 'moss green', fr: 'vert mousse', es: 'verde musgo', 'zh-TW': '苔綠' },
  },
  {
    key: 'pale-green',
    hex: '#b7c79b',
    name: { en: 'pale green', fr: 'vert pâle', es: 'verde pálido', 'zh-TW': '淡綠' },
  },
  {
    key: 'deep-brown',
    hex: '#2a1d17',
    name: { en: 'deep brown', fr: 'brun profond', es: 'marrón profundo', 'zh-TW': '深棕' },
  },
  {
    key: 'navy',
    hex: '#1a2142',
    name: { en: 'navy blue', fr: 'bleu marine', es: 'azul marino', 'zh-TW': '海軍藍' },
  },
] as const satisfies readonly { key: string; hex: string; name: Localized }[]

export type ColourKey = (typeof COLOUR_NAMES)[number]['key']
