import { instead, pairs, type Rule, words } from '../rule.ts'
import { verbs } from './fr-verbs.ts'

/** Misspellings whose word is beyond doubt, and what is written so in messages. */
const SLIPS = pairs(`
  acceuil=accueil; acrilique=acrylique; acrillique=acrylique; agressif=agressif; apareil=appareil; aparence=apparence;
  aparition=apparition; aquarele=aquarelle; aquerelle=aquarelle; artistque=artistique; atelié=atelier; attelier=atelier;
  atellier=atelier; atmosphere=atmosphère; aujourdhui=aujourd’hui; auqu'un=aucun; autoportait=autoportrait;
  bcp=beaucoup; beacoup=beaucoup; beaucoups=beaucoup; biensur=bien sûr; biensûr=bien sûr; cadavrexquis=cadavre exquis;
  cauchemard=cauchemar; cest=c’est; cétait=c’était; cetais=c’était; cetait=c’était; chateau=château; chui=je suis; comencer=commencer;
  comence=commence; connection=connexion; contemporin=contemporain; couleure=couleur; couleures=couleurs; coulleur=couleur;
  coulleurs=couleurs; cread=créé; davantages=davantage; deja=déjà; desfois=des fois; desormais=désormais; dévelloper=développer;
  developpement=développement; dévelloppement=développement; dévellopement=développement; developement=développement; dimention=dimension;
  dimentions=dimensions; disparait=disparaît; emmener=emmener; enfaite=en fait; enfait=en fait; entrain=en train; environement=environnement; épaiseur=épaisseur;
  esquise=esquisse; evidemment=évidemment; exeption=exception; exposision=exposition; expositon=exposition;
  expressioniste=expressionniste; fragilitée=fragilité; language=langage; langages=langages; libertée=liberté; lumiere=lumière;
  lumieres=lumières; luminositée=luminosité; malgrés=malgré; maitrise=maîtrise; materiaux=matériaux; matereaux=matériaux; memoire=mémoire;
  millieu=milieu; mileu=milieu; modele=modèle; mysterieux=mystérieux; neccessaire=nécessaire; necessaire=nécessaire; nottamment=notamment;
  oeil=œil; oeuvre=œuvre; oeuvres=œuvres; oevre=œuvre; parceque=parce que; parmis=parmi; parcequ'il=parce qu’il; parcequ'elle=parce qu’elle;
  paysaje=paysage; pcq=parce que; pck=parce que; paske=parce que; peintre=peintre; peintresse=peintresse; penture=peinture; peitnure=peinture; piture=peinture; persone=personne; personage=personnage;
  personages=personnages; plaitil=plaît-il; plutot=plutôt; pourqoi=pourquoi; pourtent=pourtant; profondément=profondément; profondeure=profondeur;
  qd=quand; qqch=quelque chose; qqn=quelqu’un; quelquechose=quelque chose; quelquun=quelqu’un; recement=récemment; receuil=recueil; reflexion=réflexion;
  refléxion=réflexion; representer=représenter; ressentit=ressenti; réver=rêver; rythmme=rythme; rhytme=rythme; rythmes=rythmes; savoit=savoir; scluptures=sculptures;
  sclupture=sculpture; sculture=sculpture; scultures=sculptures; sentment=sentiment; silouette=silhouette; sillhouette=silhouette; souvant=souvent; souvenire=souvenir; surement=sûrement;
  tableaus=tableaux; tableu=tableau; tabeau=tableau; tjrs=toujours; tjs=toujours; toujour=toujours; tout-à-coup=tout à coup; transparance=transparence; travaile=travaille; travaill=travail;
  traveaux=travaux; travails=travaux; vraiement=vraiment; ya=il y a; slt=salut; ds=dans; pr=pour; tt=tout; tte=toute; ss=sans; jsuis=je suis; jsais=je sais; jpense=je pense; jvoulais=je voulais; dla=de la; tro=trop;
  appercevoir=apercevoir; apercoit=aperçoit; appercoit=aperçoit; apercu=aperçu; appelle=appelle; apelle=appelle; appartir=à partir; apartir=à partir; interressant=intéressant; interessant=intéressant; intéréssant=intéressant;
  interroge=interroge; intemporalitée=intemporalité; inspirration=inspiration; imagee=image; immaginer=imaginer; immagine=imagine; imaginaire=imaginaire; humaine=humaine; hazard=hasard; hiver=hiver; echelle=échelle; ecriture=écriture; etait=était; etais=étais; etre=être; eté=été; meme=même; tres=très; apres=après; mere=mère; pere=père; frere=frère; soeur=sœur; coeur=cœur; noeud=nœud; noeuds=nœuds; grandmere=grand-mère; grandmère=grand-mère; grandpere=grand-père; grandpère=grand-père; matiere=matière; matieres=matières; derriere=derrière; premiere=première; derniere=dernière; maniere=manière; a-travers=à travers
`).filter(([from, [to]]) => from !== to)

const FAMILY_AND_OWN =
  'mère|grand-mère|père|famille|main|mains|couleur|lumière|peinture|façon|manière|vie|place|forme|force|matière|beauté|surface|texture|fragilité|présence|mémoire|voix|peau|tête|maison|chambre|fille|sœur|propre'
const MODAL =
  'veux|veut|vont|voulais|voulait|voulu|voudrais|voulons|peux|peut|pouvais|pouvait|pu|dois|doit|devais|dû|faut|fallait|vais|va|allais|aimerais|essaie de|essaye de|essayé de|essayais de|cherche à|cherchais à|cherché à|envie de|besoin de|avant de|afin de|commencé à|commence à|continue à|continue de|réussi à|arrive à|appris à|peur de|décidé de|pour|sans'
const CONFUSED = { kind: 'grammar', reason: 'confused' } as const
const AGREEMENT = { kind: 'grammar', reason: 'agreement' } as const

const confused: Rule[] = instead(
  CONFUSED,
  `
  sa (va|fait|se|me|te|ne|veut|donne|marche|parle de|commence|ressemble|vient|peut|reste|doit|dépend|sert|change|bouge|prend du|existe|m'a|m'est|n'a|n'est|c'est)=ça $1;
  (comme|tout|pour|avec|que|fait) sa(?=\\s*[.,;!?]|\\s(?:que|qui|et|je))=$1 ça;
  ça (${FAMILY_AND_OWN})=sa $1;
  ses (un|une|le|la|des|mon|ma|pas|comme|pour|très|ça|trop|quoi|bien|moi|que|qui|à travers|en|dans)=c’est $1;
  ces (un|une|le|la|mon|ma|pas|comme|pour|très|ça|trop|moi|que|qui|à travers)=c’est $1;
  s'est (un|une|le|la|mon|ma|très|trop|comme|pour|pas|ça|quoi|moi|beau|dur)=c’est $1;
  (il|elle|on|qui) c'est (\\p{L}+[éiu]e?s?)=$1 s’est $2;
  (ils|elles) se son=$1 se sont;
  a (travers|partir (?:de|du|des|d'\\p{L}+)|cause (?:de|du|des)|propos de|force de|nouveau|jamais(?=[.,])|l'(?:origine|intérieur|extérieur|époque|aide)|mi-chemin)=à $1;
  (grâce|face|quant|rapport|hommage|suite|propice|lié|liée|liés|sensible|semblable) a=$1 à;
  (peinture|peintures|peint|peinte|huile|fait|faite|faits|faites|cousu|cousue|dessiné|dessinée|travaillé|travaillée|tissé|brodé|broderie|dessin|dessins|travaille|peins|dessine) a (la|l'\\p{L}+)=$1 à $2;
  (peinture|tableau|tableaux) a l'huile=$1 à l’huile;
  (invite|cherche|commence|arrive|continue|pense|aide|tend|participe|parvient|hésite) a=$1 à;
  (réussi|appris|donne|reste) a (\\p{L}+(?:er|ir|re))=$1 à $2;
  (il|elle|on|cela|ça|n'y|qui) à (été|fait|eu|pris|vu|dit|mis|\\p{L}{2,}é|une|un)=$1 a $2;
  (là|moment|jour|endroit|lieu|pays|maison|ville|monde|époque|instant|atelier|village|cuisine|chambre) ou (je|j'\\p{L}+|il|elle|on|nous|tout|rien|les|la|le|l'\\p{L}+|mon|ma|se|ils|elles)=$1 où $2;
  (qui|ce qui) et (un|une|pas|très|trop|le|la|plus|toujours|à|en|devenue?|né|née|mort|morte|resté|restée)=$1 est $2;
  (il|elle|cela|ça) et (un|une|pas|très|trop|plus|devenue?|fait|faite|né|née|mort|morte)=$1 est $2;
  c'et (?=\\p{L})=c’est;
  (ils|elles) on (\\p{L}+)=$1 ont $2;
  (ils|elles) son (\\p{L}+)=$1 sont $2;
  (couleurs|formes|toiles|œuvres|mains|murs|gens|visages|objets|lignes|ombres) son (des|les|pas|en|comme|très|trop|plus|toujours|là)=$1 sont $2;
  (couleurs|formes|toiles|gens|parents|gens qui|ceux qui) on (été|fait|eu|pris|vu|dit|mis|\\p{L}{2,}é)=$1 ont $2;
  jusqu'a=jusqu’à;
  (ma|la|une|cette|très|sa|de) vielle=$1 vieille;
  (un|le|mon|au|en|de|ce) dessein(?! de)=$1 dessin;
  ma (toujours|donné|fait|dit|appris|permis|inspiré|montré|aidé|touché|poussé|amené|marqué|frappé)=m’a $1;
  se (que|qui|qu'\\p{L}+)=ce $1;
  (on|il|elle|qui|ça) peu=$1 peut;
  je peu=je peux;
  (un|par|chaque|deux|trois|quatre|cinq|six|dix|\\d+) moi=$1 mois;
  (celui|celle|ceux|celles) (ci|là)=$1-$2;
  par ce que=parce que;
  (\\p{L}+) ou (on|ils|elles|il|elle|je|j'\\p{L}+)(?=\\s\\p{L}+)=$1 où $2;
  (\\p{L}{2,}ée?s?|prise?s?|faite?s?|mise?s?|peinte?s?|écrite?s?) a(?=\\s(?:\\d|la main|l'\\p{L}+|même|partir))=$1 à;
  (?<!(?:il|elle|on|qui|y|nous|ça|cela|ne|me|te) )a (l'(?:eau|encre|huile|aquarelle|aiguille|acrylique)|la (?:main|cire|gouache|plume|bombe|pointe|machine|colle|mine|fois|craie|sanguine))=à $1;
  (j'ai|a|ont|avait|avais|est|avons|été|n'ai|l'ai)((?: (?:pas|jamais|toujours|tout|aucune?|bien|rien))?) fais=$1$2 fait;
  (j'ai|a|ont|avait|avais|est|avons|été|n'ai|l'ai)((?: (?:pas|jamais|toujours|tout|aucune?|bien|rien))?) dis=$1$2 dit;
  (j'ai|a|ont|avait|avais|est|avons|été|n'ai|l'ai)((?: (?:pas|jamais|toujours|tout|aucune?|bien|rien))?) peins=$1$2 peint;
  (j'ai|a|ont|avait|avais|avons|n'ai|l'ai) (?:prend|prends)=$1 pris;
  (\\p{L}{3,}[sx]) son (\\p{L}+[éi]e?s)=$1 sont $2;
  environs (\\d+)=environ $1;
  tout les=tous les;
  toute les=toutes les;
  tous le=tout le;
  quelques chose=quelque chose;
  quelque soit=quel que soit|quelle que soit;
  comme même=quand même;
  quant même=quand même;
  quand meme=quand même;
  peut etre=peut-être;
  (?<=^|[.,;]\\s)peut être=peut-être;
  peu être=peut-être;
  c'est à dire=c’est-à-dire;
  c'est a dire=c’est-à-dire;
  d'avantage=davantage;
  grand mère=grand-mère;
  grand père=grand-père;
  grands parents=grands-parents;
  (ma|mon|la|le|sa|son|notre|de) grand-mere=$1 grand-mère;
  là bas=là-bas;
  là dedans=là-dedans;
  au delà=au-delà;
  parce-que=parce que;
  en faite=en fait;
  au faite=au fait;
  (en|être) entrain de=en train de;
  voir même=voire même;
  prêt (du|des|de la|de l'|de chez|de mon|de ma)=près $1;
  (plus|moins|très|trop|assez) prés=$1 près;
  leurs (donner|dire|montrer|faire|rendre|parle|donne)=leur $1;
  (?:il)? ?y'a=il y a;
  si il=s’il;
  si ils=s’ils;
  lorsque (il|elle|on|un|une)=lorsqu’$1;
  parce que (il|elle|on|un|une)=parce qu’$1;
  puisque (il|elle|on|un|une)=puisqu’$1;
  (?<!(?:ceux|celui|celle|lors) )que (il|ils|elle|elles|on|un|une)=qu’$1
  `,
)

const agreement: Rule[] = [
  // « voulu montré » : after such a word the infinitive stands.
  {
    ...AGREEMENT,
    find: words(
      `(${MODAL}) ((?:(?:me|te|se|le|la|les|lui|leur|y|en|ne pas|pas|tout|bien)\\s)?)(?!\\p{Lu}|(?:pointillé|passé|musée|marché|carré|café|côté|été|thé|bébé|péché|fossé|degré|gré|blé|clé)s?(?!\\p{L}))(\\p{L}{2,})é(?:e|s|es)?`,
      'gu',
    ),
    offers: ([, modal = '', between = '', stem = '']) => [`${modal} ${between}${stem}er`],
    needs: ([, , , stem = '']) => [`${stem.toLowerCase()}er`],
  },
  // « j’ai peiner » : after the auxiliary the participle stands.
  {
    ...AGREEMENT,
    find: words(
      "((?:j'|n'|m'|m|t'|l'|les |y |on |nous |vous |ils |elles )(?:ai|a(?= toujours)|avons|avez|ont|avais|avait|avaient|aie))((?:\\s(?:pas|toujours|jamais|tout|beaucoup|bien|souvent|déjà))?) (\\p{L}{2,})er(?!\\p{L})",
    ),
    offers: ([, auxiliary = '', between = '', stem = '']) => [
      `${auxiliary.replace(/^ma$/iu, 'm’a')}${between} ${stem}é`,
    ],
    needs: ([, , , stem = '']) => [`${stem.toLowerCase()}é`],
  },
  // « prise a Sète »: before a place.
  {
    ...CONFUSED,
    find: /(?<=(?:\p{L}{2,}ée?s?|prise?s?|faite?s?|né|née|vis|habite|grandi|vécu|travaille) )a(?= \p{Lu}\p{Ll})/gu,
    offers: () => ['à'],
  },
  // « de image » : the vowel goes before another.
  {
    ...AGREEMENT,
    find: words(
      '(je|de|ne|me|te|se|le|la) (?=[aeéèêiîoôœ]\\p{L})(?!(?:oui|ouistiti|onze|ouate|onzième|iode)(?!\\p{L}))',
    ),
    offers: ([whole]) => [`${whole.trim().slice(0, -1)}’`],
  },
]

const doubled: Rule = {
  kind: 'spelling',
  reason: 'doubled',
  find: words(
    '(le|la|les|de|du|des|un|une|et|à|au|dans|en|par|pour|avec|que|qui|est|je|mon|ma|mes|sur|ce|cette|ou|où|pas) \\1',
  ),
  offers: ([, word = '']) => [word],
  sure: true,
}

export const fr = { slips: new Map(SLIPS), rules: [...confused, ...agreement, ...verbs, doubled] }
