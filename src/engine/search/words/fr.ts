import type { TitleWords } from './form.ts'

/** French words round a title. */
export const FR: TitleWords = {
  little: 'le la les l un une de du des d et a au aux en dans sur par avec pour chez s',
  asking: `qui que qu quoi quel quelle quels quelles quand ou comment pourquoi est ce c sont etait a fait faite ont
    peint peinte peindre peintre peintres peinture peintures tableau tableaux toile oeuvre oeuvres celebre celebres
    chef sculpte sculpteur sculpture statue fresque gravure estampe dessin photo photographie image auteur artiste
    realise realisee cree creee parle parlez parler moi nous dis dites raconte racontez explique expliquez expliquer
    explication decris decrire presente presentez presentation montre montrez voir cherche recherche info infos
    information informations sur savoir connaitre comprendre voudrais veux aimerais je j tu vous il elle on mon ma
    peux peut peuvent pouvez analyse histoire sens signification description resume date annee siecle vers musee
    galerie collection conserve conservee expose exposee trouve se situe appele appelee intitule intitulee nomme
    titre nom svp plait merci bonjour cette cet ces celui celle un peu plus tout propos apropos au sujet original
    version donne donnez details ete represente representent signifie veut dire
    exactement vraiment prie passe symbolise symbolisme visiter aujourd hui actuellement style technique raconter y en me`,
  questions: /^(?:pourquoi|comment|combien)\b/u,
  subjects: `annonciation, adam et eve, jugement dernier, autoportrait, madone, vierge a l enfant, crucifixion, nativite,
    adoration des mages, judith, danae, leda, suzanne, salome, baigneuses, nature morte, assomption, deposition,
    sainte famille, portrait, venus, bacchus, saint sebastien, saint jerome`,
  describes:
    /\b(?:celui|celle|tableau|peinture|toile|oeuvre|statue|sculpture|fresque|triptyque|estampe)\b.*\b(?:avec|ou|qui|que|aux?|dont|de|des)\b/u,
}
