import type { LabelWords } from './label-words.ts'

export const FR: LabelWords = {
  artist: `qui en est l'auteur | c'est un vermeer, un monet ou un léonard | de quel peintre est-ce | c'est l'œuvre de quel artiste | qui l'a peint | c'est une œuvre de qui | l'artiste, c'est qui | c'est un vrai rembrandt, picasso ou monet | peintre | on doit ça à qui | qui a peint ce tableau | qui est l'artiste | qui est le peintre | qui a fait ça | qui a fait cette œuvre | de
    qui est ce tableau | c'est de qui | quel est le nom du peintre | quel artiste | qui est l'auteur | qui l'a sculpté | qui a créé
    cette œuvre | le nom de l'artiste | qui est le sculpteur | c'est quel peintre | qui a dessiné ça | sait-on qui l'a peint | comment s'appelle le peintre | c'est qui le peintre | par qui a-t-il été peint`,
  life: `quand l'artiste est-il né | quand le peintre est-il mort | à quelle époque vivait le peintre | le peintre est-il encore
    vivant | quelles sont les dates de l'artiste | à quel âge est mort l'artiste | dans quel siècle a vécu l'artiste`,
  date: `en quelle année le peintre l'a-t-il achevé | il a combien de siècles | c'est ancien | quand ça a été fait | quand a-t-il été peint | ça remonte à quand | date | de quelle décennie | à quelle époque a-t-il été peint | c'est du moyen âge | c'est du dix-neuvième siècle | quelle période | il date de quelle année | de quand date l'œuvre | de quelle année est-ce | en quelle année | quelle année exactement | quel âge a le tableau | quelle est
    la date | quand a-t-elle été faite | de quel siècle | ça date de quand | c'est de quelle époque | quand l'a-t-il peint | quand a
    été réalisé ce tableau | en quelle année a-t-il été peint | il a quel âge ce tableau | quand l'œuvre a-t-elle été achevée | quand a-t-on fait ça | c'est
    vieux comment`,
  span: `combien de temps a-t-il fallu | combien de temps a pris le tableau | combien de temps pour le peindre | combien d'années a
    duré le travail | il a mis combien de temps à le peindre | en combien de temps a-t-il été peint`,
  size: `combien de centimètres | quelles mesures | c'est plus petit qu'on croit | quelle taille fait-il | hauteur et largeur | combien de mètres | il est immense | plus grand qu'une personne | taille réelle | ça mesure combien en vrai | quelles sont les dimensions | est-il grand | il mesure combien | combien mesure le tableau | c'est
    grand comment | quelle est sa hauteur | quelle est sa largeur | quelle est la taille | dimensions | c'est un grand tableau | est-ce petit | il fait quelle taille | quel format`,
  medium: `aquarelle, gouache ou pastel | toile ou bois | quel type de pierre | c'est sur papier | en quoi est-ce fait | huile ou acrylique | est-ce une estampe, un tableau ou un dessin | pierre ou plâtre | toile, bois ou papier | avec quelle peinture | matériaux | de quoi est-ce fait | avec quoi est-ce peint | quelle technique | quels matériaux | c'est de l'huile
    sur toile | sur quoi est-ce peint | quel support | est-ce une peinture à l'huile | est-ce du bois | c'est peint sur quoi | en
    quelle matière | c'est en marbre ou en bronze | quel type de peinture a été utilisé | c'est fait avec quoi | est-ce une fresque | est-ce peint directement sur le mur | comment est-ce peint, sur toile ou sur bois | c'est quelle matière`,
  place: `on la garde où | on le conserve où | dans quelle salle | quel pays le possède | il est visible où | où est-il | on le trouve où | dans quelle ville aller | il est gardé où | toujours en italie | quel musée | musée | dans une collection privée | il est accroché où | où peut-on l'admirer | où se trouve le tableau | où est-il conservé | dans quel musée | où peut-on le voir | il est où | où est-il
    exposé | est-il à Paris | est-il au Louvre | dans quelle ville | dans quel pays | où est l'original | où est la vraie | où est le vrai | à qui appartient-il | quel
    musée l'a | c'est où | on peut le voir où | il est exposé où | où est-elle aujourd'hui | numéro d'inventaire | dans quelle collection`,
  visit: `le musée ferme quel jour | est-ce ouvert le dimanche ou le lundi | peut-on le voir | peut-on le visiter | est-il exposé en ce moment | combien coûte l'entrée | quels sont les horaires | le
    musée est-il ouvert | quel est le prix du billet | le public peut-il le voir | à quelle heure ouvre le musée | peut-on le prendre en photo`,
  names: `comment dit-on en hollandais | le nom d'origine | il porte un autre titre | comment s'appelle l'œuvre | comment disent les italiens | titre complet | le titre en version originale | ça s'appelle comment | comment se nomme ce tableau | comment s'intitule-t-elle | quel est le titre | quel est le titre original | a-t-elle un autre nom | comment dit-on en
    anglais | quel est son nom | comment s'appelle-t-il dans d'autres langues | quel est le vrai titre | comment s'appelle ce
    tableau | autres noms | comment s'appelle-t-elle en anglais | comment ça s'appelle en italien, japonais, néerlandais, allemand, norvégien, chinois ou espagnol | son nom dans la langue d'origine`,
  kind: `quel est le style | quel courant | quel mouvement | quel genre | est-ce impressionniste | est-ce baroque | à quel mouvement
    appartient l'œuvre | c'est quel style | c'est de la renaissance | quel type d'art | quel genre de peinture est-ce`,
}
