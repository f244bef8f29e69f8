/**
 * Sentences of the server that the pages show, as it writes them; `{1}` stands for what it fills in.
 * The languages beside English have words for each.
 */
export const SERVER_SENTENCES = [
  'Invalid email or password',
  'This code is wrong or has expired. Please request a new one.',
  'The code belongs to another address. Please register again.',
  'This password is one of the most common ones. Please choose another.',
  'Invalid or expired reset link',
  'If this address has an account, a link to reset the password is on its way.',
  'Your password has been reset. Please log in with the new one.',
  'Session expired. Please log in again.',
  'Too many attempts. Please try again later.',
  'Too many codes for this address. Please try again later.',
  'Too many reset emails for this address. Please try again later.',
  'Too many questions at once. Please wait a moment.',
  'Aficionado mode needs an Aficionado subscription.',
  'Professional mode needs a Professional subscription.',
  'This answer took too long and was not charged. Please try again.',
  'The server is restarting. Please try again in a moment.',
  'We do not find this analysis.',
  'This analysis is gone for good.',
  'The request is too large.',
  'This is not your password.',
  'This session has ended already.',
  'Your subscription cannot be ended at the moment, so the account stays. Please try again later.',
  'Please wait {1} seconds before you ask for another email.',
  'You have used all {1} analyses of this month. They are back on {2} at 00:00 UTC.',
  'You have used all {1} descriptions of this month. They are back on {2} at 00:00 UTC.',
  'Password must have at most {1} characters',
  'Too many attempts at once. Please wait a moment.',
  'This is your current plan already.',
  'Payments are not available at the moment.',
  'The payment provider does not answer. Please try again in a moment.',
  'You have no subscription to manage.',
  'We do not find this payment.',
  'This payment has not been completed. You can try again.',
  'Please select an image first.',
  'Please provide the existing description to improve',
] as const

export type ServerSentences = Record<(typeof SERVER_SENTENCES)[number], string>
