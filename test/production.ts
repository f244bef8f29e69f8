/** All that a server in production cannot do without. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://artsking.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Artsking <hello@artsking.test>',
  SUPPORT_EMAIL: 'help@artsking.test',
  SECRET_KEY: 'q7Zr2nVxK0uYt5LwBs9dHfJc3mGpEaRi8oXvT1kNz6U',
}
