import type { Localized } from './languages.ts'
import { PASSWORD_MIN } from './limits.ts'
import type { PasswordRule } from './passwords.ts'

/** The rules of a password, for its checklist and for what the server says of a weak one. */
export const PASSWORD_RULE_WORDS: Localized<Record<PasswordRule, string>> = {
  en: {
    length: `At least ${PASSWORD_MIN} characters`,
    upper: 'One uppercase letter',
    lower: 'One lowercase letter',
    number: 'One number',
    special: 'One special character',
  },
  fr: {
    length: `Au moins ${PASSWORD_MIN}\u00a0caractères`,
    upper: 'Une majuscule',
    lower: 'Une minuscule',
    number: 'Un chiffre',
    special: 'Un caractère spécial',
  },
  es: {
    length: `Al menos ${PASSWORD_MIN} caracteres`,
    upper: 'Una letra mayúscula',
    lower: 'Una letra minúscula',
    number: 'Un número',
    special: 'Un carácter especial',
  },
  'zh-TW': {
    length: `至少 ${PASSWORD_MIN} 個字元`,
    upper: '一個大寫字母',
    lower: '一個小寫字母',
    number: '一個數字',
    special: '一個特殊字元',
  },
}
