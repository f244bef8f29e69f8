import type { ConsentWords } from '#web/words/en-consent.ts'
import type { SampleWords } from '#web/words/en-sample.ts'
import type { ServerSentences } from '#web/words/server-sentences.ts'
import { translatorOf } from '#web/words/translated.ts'

export { insideWords } from '#web/words/fr-inside.ts'
export { proseWords } from '#web/words/fr-prose.ts'

export const consentWords = {
  title: 'Cookies et stockage',
  necessaryOnly: 'Rien que le nécessaire. Vos visites ne sont pas comptées.',
  withAnalytics: 'Avec votre accord, nous comptons les pages lues.',
  signal:
    'Votre navigateur demande à ne pas être suivi. Nous nous y tenons\u00a0: rien n’est compté, quel que soit le choix fait ici.',
  settings: 'Paramètres des cookies',
  shortSettings: 'Réglages',
  rejectAll: 'Tout refuser',
  onlyNecessary: 'Nécessaires',
  acceptAll: 'Tout accepter',
  necessary: {
    title: 'Nécessaires',
    text: 'Maintient votre connexion, et conserve votre langue, vos brouillons et ce choix.',
    always: 'Toujours actifs',
  },
  analytics: {
    title: 'Mesure d’audience',
    text: 'Compte les pages lues, pour que nous sachions quoi améliorer.',
    none: 'Compte les pages lues. Aucun service de mesure n’est configuré à ce jour\u00a0: rien n’est compté dans aucun cas.',
  },
  marketing: {
    title: 'Marketing',
    text: 'Nous n’avons pas de publicité et ne partageons rien à cette fin. Votre choix est conservé au cas où cela changerait.',
  },
  cancel: 'Annuler',
  save: 'Enregistrer les préférences',
} satisfies ConsentWords

export const sampleWords = {
  title: ['Lisez une analyse', 'avant de vous inscrire'],
  text: 'Une analyse complète, telle que nos membres la reçoivent, pas une publicité. Touchez un numéro pour voir sa source, et le petit cadre pour voir où regarder.',
  mode: 'Niveau',
  modes: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
  language: 'Langue du texte',
  more: 'Lire toute la réponse',
  loading: 'Chargement de l’analyse…',
  failed: 'L’analyse n’a pas pu être chargée.',
} satisfies SampleWords

export const serverSentences = {
  'Invalid email or password': 'Adresse e-mail ou mot de passe incorrect',
  'This code does not match. Check the digits; if it has expired, ask for a new one.':
    'Ce code ne correspond pas. Vérifiez les chiffres\u00a0; s’il a expiré, demandez-en un nouveau.',
  'The code belongs to another address. Please register again.':
    'Ce code correspond à une autre adresse. Veuillez recommencer l’inscription.',
  'This password is one of the most common ones. Please choose another.':
    'Ce mot de passe est l’un des plus répandus. Veuillez en choisir un autre.',
  'Invalid or expired reset link': 'Ce lien n’est pas valide ou a expiré',
  'If this address has an account, a link to reset the password is on its way.':
    'Si un compte existe à cette adresse, un lien pour changer le mot de passe est en route.',
  'Your password has been reset. Please log in with the new one.':
    'Votre mot de passe a été changé. Veuillez vous connecter avec le nouveau.',
  'Session expired. Please log in again.': 'Votre session a expiré. Veuillez vous reconnecter.',
  'Too many attempts. Please try again later.': 'Trop de tentatives. Veuillez réessayer plus tard.',
  'Too many codes for this address. Please try again later.':
    'Trop de codes demandés pour cette adresse. Veuillez réessayer plus tard.',
  'Too many reset emails for this address. Please try again later.':
    'Trop d’e-mails de réinitialisation pour cette adresse. Veuillez réessayer plus tard.',
  'Too many questions at once. Please wait a moment.':
    'Trop de questions à la fois. Veuillez patienter un instant.',
  'Too many questions about works we do not have. Please try again later.':
    'Trop de questions sur ce que nous ne connaissons pas. Veuillez réessayer plus tard.',
  'You cancelled too many requests. Please try again later.':
    'Vous avez quitté trop de questions avant les premiers mots. Veuillez réessayer plus tard.',
  'Aficionado mode needs an Aficionado subscription.': 'Le mode Aficionado demande un abonnement Aficionado.',
  'Professional mode needs a Professional subscription.':
    'Le mode Professional demande un abonnement Professional.',
  'PDF export needs an Aficionado subscription or a query pack.':
    'L’export en PDF demande un abonnement Aficionado ou un pack d’analyses.',
  'Too many PDFs are being made. Please try again in a few seconds.':
    'Trop de PDF sont en préparation. Veuillez réessayer dans quelques secondes.',
  'This answer took too long and was not charged. Please try again.':
    'Cette réponse a pris trop de temps et n’a pas été décomptée. Veuillez réessayer.',
  'The service is temporarily unavailable. Please try again in a few seconds.':
    'Le service est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
  'Too many wrong codes. Please request a new one.': 'Trop de codes erronés. Demandez-en un nouveau.',
  'The server is restarting. Please try again in a moment.':
    'Le serveur redémarre. Veuillez réessayer dans un instant.',
  'Your last question is still being answered. Please wait for it.':
    'Votre dernière question est encore en cours de réponse. Veuillez l’attendre.',
  'This analysis holds no more questions.': 'Cette analyse ne peut plus contenir de questions.',
  'Analysis not found.': 'Nous ne trouvons pas cette analyse.',
  'This analysis is gone for good.': 'Cette analyse est définitivement supprimée.',
  'The request is too large.': 'La demande est trop volumineuse.',
  'API keys need the Professional plan.': 'Les clés d’API font partie de la formule Professional.',
  'An account holds at most {1} API keys. Please revoke one that is not needed.':
    'Un compte contient au plus {1} clés d’API. Veuillez en révoquer une qui n’est plus utile.',
  'This API key has been revoked already.': 'Cette clé d’API a déjà été révoquée.',
  'This is not your password.': 'Ce n’est pas votre mot de passe.',
  'This session has ended already.': 'Cette session est déjà terminée.',
  'Your subscription cannot be ended at the moment, so the account stays. Please try again later.':
    'Votre abonnement ne peut pas prendre fin pour le moment\u00a0: le compte reste donc ouvert. Veuillez réessayer plus tard.',
  'Please wait {1} seconds before you ask for another email.':
    'Veuillez attendre {1}\u00a0secondes avant de demander un autre e-mail.',
  'You have used all {1} analyses of this month. They are back on {2} at 00:00 UTC.':
    'Vous avez utilisé les {1} analyses de ce mois. Elles reviennent le premier du mois prochain.',
  'You have used all {1} descriptions of this month. They are back on {2} at 00:00 UTC.':
    'Vous avez utilisé les {1} descriptions de ce mois. Elles reviennent le premier du mois prochain.',
  'Password must have at most {1} characters': 'Le mot de passe doit compter {1}\u00a0caractères au plus',
  'Too many attempts at once. Please wait a moment.':
    'Trop de tentatives à la fois. Veuillez patienter un instant.',
  'This is your current plan already.': 'C’est déjà votre formule actuelle.',
  'Payments are not available at the moment.': 'Le paiement est indisponible pour le moment.',
  'The payment provider does not answer. Please try again in a moment.':
    'Le prestataire de paiement ne répond pas. Veuillez réessayer dans un instant.',
  'You have no subscription to manage.': 'Vous n’avez pas d’abonnement à gérer.',
  'We do not find this payment.': 'Nous ne trouvons pas ce paiement.',
  'This payment has not been completed. You can try again.':
    'Ce paiement n’est pas terminé. Vous pouvez réessayer.',
  'Please select an image first.': 'Choisissez d’abord une image.',
  'Please select an image first': 'Choisissez d’abord une image',
  'Please send the picture as multipart/form-data.': 'Envoyez l’image sous la forme multipart/form-data.',
  'Please remove control characters from the text.': 'Retirez les caractères de contrôle du texte.',
  'Too many pictures are being looked at. Please try again in a few seconds. This was not charged.':
    'Trop d’images sont en cours d’examen. Réessayez dans quelques secondes. Rien n’a été décompté.',
  'The picture is larger than {1} MB. Please send a smaller one.':
    'L’image dépasse {1}\u00a0Mo. Envoyez-en une plus petite.',
  'The picture did not arrive whole. Please send it again.':
    'L’image n’est pas arrivée entière. Envoyez-la de nouveau.',
  'The picture took too long to arrive, so we stopped waiting. Please send it again. This was not charged.':
    'L’image mettait trop de temps à arriver\u00a0: nous avons cessé d’attendre. Envoyez-la de nouveau. Rien n’a été décompté.',
  'This file is not a picture that we can read. Please send {1}.':
    'Ce fichier n’est pas une image que nous savons lire. Envoyez un fichier {1}.',
  'This picture holds another kind of file as well, so we do not open it. Please save it anew and send that.':
    'Cette image contient aussi un autre type de fichier\u00a0: nous ne l’ouvrons pas. Enregistrez-la de nouveau et envoyez le nouveau fichier.',
  'This picture has more than {1} million pixels. Please send a smaller one.':
    'Cette image compte plus de {1} millions de pixels. Envoyez-en une plus petite.',
  'This picture is damaged or incomplete, so we cannot look at it. This was not charged.':
    'Cette image est abîmée ou incomplète\u00a0: nous ne pouvons pas la regarder. Rien n’a été décompté.',
  'Please provide the existing description to improve': 'Donnez la description à améliorer',
  'Bulk analysis needs the Professional plan.': 'Les analyses en série demandent l’abonnement Professional.',
  'We do not find this list.': 'Nous ne trouvons pas cette liste.',
  'An account holds at most {1} lists. Please delete one that is not needed.':
    'Un compte garde au plus {1} listes. Supprimez-en une dont vous n’avez plus besoin.',
  'This list has come to its end already.': 'Cette liste est déjà terminée.',
  'This row is being answered, or has been.': 'Cette ligne est en cours de traitement, ou déjà traitée.',
  'This row could not be answered. It was not charged.':
    'Cette ligne n’a pas pu être traitée. Rien n’a été décompté.',
  'Please choose a file first.': 'Choisissez d’abord un fichier.',
  'The list is larger than {1} MB. Please send a smaller one.':
    'La liste dépasse {1}\u00a0Mo. Envoyez-en une plus petite.',
  'The list did not arrive whole. Please send it again.':
    'La liste n’est pas arrivée entière. Veuillez la renvoyer.',
  'The list took too long to arrive, so we stopped waiting. Please send it again.':
    'L’envoi de la liste a pris trop de temps. Veuillez la renvoyer.',
  'Too many lists at once. Please try again later.': 'Trop de listes à la fois. Réessayez plus tard.',
} satisfies ServerSentences

export const translate = translatorOf(serverSentences)
