import { utcDay } from '../days.ts'
import type { WhyChoice } from '../label.ts'
import { CODE_LENGTH } from '../limits.ts'
import { MODE_NAMES } from '../modes.ts'
import { PASSWORD_RULE_WORDS } from '../password-words.ts'
import type { ErrorMessages } from './sentence.ts'

const WHICH: Record<WhyChoice, string> = {
  name: 'Plusieurs œuvres portent ce nom. De laquelle s’agit-il\u00a0?',
  maker: 'De laquelle de ces œuvres s’agit-il\u00a0?',
  part: 'De laquelle de ces œuvres s’agit-il\u00a0? Leur titre contient ces mots.',
  label:
    'De laquelle de ces œuvres s’agit-il\u00a0? Ce sont les plus proches de ce que nous avons lu sur le cartel.',
  description:
    'De laquelle de ces œuvres s’agit-il\u00a0? Ce sont les plus proches de votre description.',
}
const FREE = 'Rien n’a été décompté.'
const RULES = PASSWORD_RULE_WORDS.fr

function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'disjunction' }).format(names)
}

export const errorMessages: ErrorMessages = {
  internal_error: ({ request }) =>
    `Une erreur s’est produite chez nous. Veuillez réessayer. (${request})`,
  malformed_request: 'La requête n’est pas bien formée.',
  invalid_field: ({ field, problem }) =>
    `Le champ «\u00a0${field}\u00a0» n’est pas valable\u00a0: ${problem}`,
  invalid_json: 'Le corps de la requête n’est pas du JSON valable.',
  empty_body: 'Le corps de la requête est vide.',
  unsupported_type: 'Ce type de contenu n’est pas accepté ici. Envoyez du JSON.',
  request_too_large: 'La demande est trop volumineuse.',
  request_cancelled:
    'La demande a été annulée avant le début de la réponse. Rien n’a été décompté.',
  not_found: 'Il n’y a rien ici.',
  control_characters: 'Retirez les caractères de contrôle du texte.',
  restarting: 'Le serveur redémarre. Veuillez réessayer dans un instant.',
  temporarily_unavailable:
    'Le service est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
  invalid_idempotency_key:
    'L’en-tête Idempotency-Key n’est pas bien formé\u00a0: de 1 à 255 caractères ASCII visibles.',
  idempotency_key_reused: 'Cette Idempotency-Key a servi pour une autre requête.',
  still_answering: 'La réponse à cette requête est encore en cours.',

  too_many_attempts: 'Trop de tentatives. Veuillez réessayer plus tard.',
  too_many_at_once: 'Trop de tentatives à la fois. Veuillez patienter un instant.',
  too_many_wrong_codes: 'Trop de codes erronés. Demandez-en un nouveau.',
  too_many_codes: 'Trop de codes demandés pour cette adresse. Veuillez réessayer plus tard.',
  too_many_reset_mails:
    'Trop d’e-mails de réinitialisation pour cette adresse. Veuillez réessayer plus tard.',
  mail_too_soon: ({ seconds }) =>
    `Veuillez attendre ${seconds}\u00a0${seconds === 1 ? 'seconde' : 'secondes'} avant de demander un autre e-mail.`,
  too_many_questions: 'Trop de questions à la fois. Veuillez patienter un instant.',
  too_many_unknown_works:
    'Trop de questions sur ce que nous ne connaissons pas. Veuillez réessayer plus tard.',
  too_many_cancelled:
    'Vous avez quitté trop de questions avant les premiers mots. Veuillez réessayer plus tard.',
  too_many_new_lists: 'Trop de listes à la fois. Réessayez plus tard.',

  invalid_credentials: 'Adresse e-mail ou mot de passe incorrect',
  session_expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  incomplete_code: `Saisissez le code complet, à ${CODE_LENGTH} chiffres`,
  wrong_code:
    'Ce code ne correspond pas. Vérifiez les chiffres\u00a0; s’il a expiré, demandez-en un nouveau.',
  code_of_other_address:
    'Ce code correspond à une autre adresse. Veuillez recommencer l’inscription.',
  reset_link_missing: 'Ce lien n’est pas valide',
  invalid_reset_link: 'Ce lien n’est pas valide ou a expiré',
  common_password: 'Ce mot de passe est l’un des plus répandus. Veuillez en choisir un autre.',
  password_too_long: ({ limit }) => `Le mot de passe doit compter ${limit}\u00a0caractères au plus`,
  weak_password: ({ missing }) =>
    `Il manque au mot de passe\u00a0: ${missing.map((rule) => RULES[rule]).join(', ')}`,
  wrong_password: 'Ce n’est pas votre mot de passe.',
  second_factor_needed: 'Saisissez le code de votre application d’authentification.',
  wrong_second_factor:
    'Ce code n’est pas le bon. Attendez le suivant, ou utilisez un code de secours.',
  second_factor_on: 'La seconde étape de la connexion est déjà activée.',
  second_factor_off: 'La seconde étape de la connexion n’est pas activée.',
  invalid_passkey: 'Cette clé d’accès n’ouvre aucun compte ici.',
  passkey_refused: 'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  too_many_passkeys: 'Dix clés d’accès au plus. Retirez-en une qui ne sert plus.',
  admin_needs_second_step:
    'Les pages d’administration exigent la seconde étape de la connexion. Activez-la sous « Compte et données ».',
  session_ended: 'Cette session est déjà terminée.',
  subscription_goes_on:
    'Votre abonnement ne peut pas prendre fin pour le moment\u00a0: le compte reste donc ouvert. Veuillez réessayer plus tard.',

  invalid_key: 'Cette clé d’API n’est pas valable. Elle a peut-être été révoquée.',
  keys_need_plan: 'Les clés d’API font partie de la formule Professional.',
  key_not_allowed: 'Une clé d’API ne peut pas faire cela. Veuillez vous connecter.',
  scope_missing: ({ scope }) =>
    `Cette clé d’API n’a pas le droit «\u00a0${scope}\u00a0», nécessaire ici.`,
  key_name_missing: 'Donnez un nom à la clé.',
  key_scopes_missing: 'Choisissez ce que la clé peut faire.',
  too_many_keys: ({ limit }) =>
    `Un compte contient au plus ${limit} clés d’API. Veuillez en révoquer une qui n’est plus utile.`,
  key_revoked: 'Cette clé d’API a déjà été révoquée.',

  mode_needs_plan: ({ mode }) =>
    `Le mode ${MODE_NAMES[mode]} demande un abonnement ${MODE_NAMES[mode]}.`,
  pdf_needs_plan: 'L’export en PDF demande un abonnement Aficionado ou un pack d’analyses.',
  analyses_spent: ({ limit, resets_at }) =>
    `Vous avez utilisé les ${limit} analyses de ce mois. Elles reviennent le ${utcDay(resets_at, 'fr')} à 00:00\u00a0UTC.`,
  descriptions_spent: ({ limit, resets_at }) =>
    `Vous avez utilisé les ${limit} descriptions de ce mois. Elles reviennent le ${utcDay(resets_at, 'fr')} à 00:00\u00a0UTC.`,

  unknown_price: 'Ce prix ne figure pas dans notre liste.',
  foreign_return_url: 'Après un paiement, le retour se fait sur nos propres pages seulement.',
  current_plan: 'C’est déjà votre formule actuelle.',
  no_subscription: 'Vous n’avez pas d’abonnement à gérer.',
  payment_not_found: 'Nous ne trouvons pas ce paiement.',
  payment_incomplete: 'Ce paiement n’est pas terminé. Vous pouvez réessayer.',
  payments_off: 'Le paiement est indisponible pour le moment.',
  payment_provider_away:
    'Le prestataire de paiement ne répond pas. Veuillez réessayer dans un instant.',
  invalid_signature: 'La signature de ce message n’est pas la bonne.',

  artwork_name_missing: 'Saisissez le nom d’une œuvre.',
  unknown_work: ({ name, artist, near, unreachable }) => {
    const work = artist === '' ? `«\u00a0${name}\u00a0»` : `«\u00a0${name}\u00a0» (${artist})`
    const sentence = unreachable
      ? `${work} n’est pas dans notre catalogue, et les sources ouvertes n’ont pas pu être jointes\u00a0: nous ne décrirons donc pas cette œuvre. Réessayez plus tard.`
      : `Nous ne connaissons pas d’œuvre intitulée ${work}\u00a0: nous ne la décrirons donc pas.`
    const others = oneOf(near.map(({ title, artist }) => `${title} (${artist})`))
    return [
      sentence,
      ...(near.length > 0 ? [`Vouliez-vous dire ${others}\u00a0?`] : []),
      FREE,
    ].join(' ')
  },
  which_work: ({ near, choice }) =>
    `${near.length === 1 ? 'S’agit-il de cette œuvre\u00a0?' : WHICH[choice]} ${FREE}`,
  label_unreadable:
    'Nous n’avons pas pu lire de cartel sur cette photo. Approchez-vous, de face, sans reflet. Rien n’a été décompté.',
  answer_too_late:
    'Cette réponse a pris trop de temps et n’a pas été décomptée. Veuillez réessayer.',
  analysis_not_found: 'Nous ne trouvons pas cette analyse.',
  analysis_gone: 'Cette analyse est définitivement supprimée.',
  no_picture_kept: 'Aucune image n’est conservée avec cette analyse.',
  question_missing: 'Saisissez votre question.',
  question_pending: 'Votre dernière question est encore en cours de réponse. Veuillez l’attendre.',
  questions_full: 'Cette analyse ne peut plus contenir de questions.',
  answer_not_found: 'Nous ne trouvons pas cette réponse.',
  link_closed: 'Ce lien ne mène pas à une analyse, ou n’y mène plus.',
  too_many_pdfs: 'Trop de PDF sont en préparation. Veuillez réessayer dans quelques secondes.',

  not_multipart: 'Envoyez l’image sous la forme multipart/form-data.',
  image_missing: 'Choisissez d’abord une image.',
  artwork_image_missing: 'Choisissez d’abord une image',
  picture_too_large: ({ megabytes }) =>
    `L’image dépasse ${megabytes}\u00a0Mo. Envoyez-en une plus petite.`,
  picture_cut_off: 'L’image n’est pas arrivée entière. Envoyez-la de nouveau.',
  picture_too_slow:
    'L’image mettait trop de temps à arriver\u00a0: nous avons cessé d’attendre. Envoyez-la de nouveau. Rien n’a été décompté.',
  picture_unsupported: ({ kinds }) =>
    `Ce fichier n’est pas une image que nous savons lire. Envoyez un fichier ${kinds.join(', ')}.`,
  picture_disguised:
    'Cette image contient aussi un autre type de fichier\u00a0: nous ne l’ouvrons pas. Enregistrez-la de nouveau et envoyez le nouveau fichier.',
  picture_too_many_pixels: ({ megapixels }) =>
    `Cette image compte plus de ${megapixels} millions de pixels. Envoyez-en une plus petite.`,
  picture_damaged:
    'Cette image est abîmée ou incomplète\u00a0: nous ne pouvons pas la regarder. Rien n’a été décompté.',
  pictures_busy:
    'Trop d’images sont en cours d’examen. Réessayez dans quelques secondes. Rien n’a été décompté.',
  sending_several_pictures:
    'Vous envoyez plusieurs images à la fois. Attendez que l’une d’elles ait été examinée.',

  description_missing: 'Donnez la description à améliorer',
  description_not_found: 'Nous ne trouvons pas cette description.',
  description_gone: 'Cette description est définitivement supprimée.',
  unknown_change: 'Cette description ne contient pas cette modification.',

  bulk_needs_plan: 'Les analyses en série demandent l’abonnement Professional.',
  file_missing: 'Choisissez d’abord un fichier.',
  list_too_large: ({ megabytes }) =>
    `La liste dépasse ${megabytes}\u00a0Mo. Envoyez-en une plus petite.`,
  list_cut_off: 'La liste n’est pas arrivée entière. Veuillez la renvoyer.',
  list_too_slow: 'L’envoi de la liste a pris trop de temps. Veuillez la renvoyer.',
  list_unreadable: ({ count }) =>
    `La liste n’a pas pu être lue\u00a0: elle est à corriger à ${count === 1 ? 'un endroit' : `${count}\u00a0endroits`}. Rien n’a été conservé ni décompté.`,
  list_not_found: 'Nous ne trouvons pas cette liste.',
  list_ended: 'Cette liste est déjà terminée.',
  list_being_checked:
    'Les photos d’une liste sont encore en cours d’examen. Veuillez patienter jusqu’à la fin.',
  photo_gone:
    'Cette photo n’a pas pu être examinée à temps et a été supprimée. Veuillez la renvoyer. Rien n’a été décompté.',
  too_many_lists: ({ limit }) =>
    `Un compte garde au plus ${limit} listes. Supprimez-en une dont vous n’avez plus besoin.`,
  row_not_found: 'Nous ne trouvons pas cette ligne.',
  row_taken: 'Cette ligne est en cours de traitement, ou déjà traitée.',
  row_title_missing: 'Cette ligne ne nomme aucune œuvre. Rien n’a été décompté.',
  row_unanswered: 'Cette ligne n’a pas pu être traitée. Rien n’a été décompté.',
  work_not_offered: 'Cette œuvre n’a pas été proposée pour cette ligne.',
}
