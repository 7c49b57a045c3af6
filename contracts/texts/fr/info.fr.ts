import type { Translated } from '../text-catalogue.js';
import type { infoEn } from '../en/info.en.js';

/** {@link infoEn} in French. */
export const infoFr: Translated<typeof infoEn> = {
  'The text of this page is in English.': 'Le texte de cette page est en anglais.',
  'Start Processing Files': 'Traiter des fichiers',
  '{heading}, table': '{heading}, tableau',
  'The numbers are being requested from the server, which gives them to anyone at GET /api/log.':
    'Les chiffres sont demandés au serveur, qui les donne à tous à l’adresse GET /api/log.',
  'The server is not answering at the moment. Reload the page to try again.':
    'Le serveur ne répond pas pour le moment. Actualisez la page pour réessayer.',
  Intact: 'Intact',
  Changed: 'Modifié',
  'Not signed yet': 'Pas encore signé',
  'Not finished': 'Non terminé',
  'events on the log': 'événements dans le journal',
  'of them signed, last {time}': 'd’entre eux signés, en dernier le {time}',
  'None yet': 'Aucun pour l’instant',
  'signed; that happens within a minute of the first event':
    'signé ; cela se fait dans la minute qui suit le premier événement',
  'at the last full check, of {count} events, {time}':
    'lors du dernier contrôle complet, sur {count} événements, {time}',
  'Not yet': 'Pas encore',
  'checked as a whole; administrators can': 'contrôlé en entier ; les administrateurs le peuvent',
  'The log differs from what was signed. Nothing is signed until its operator has looked into it.':
    'Le journal diffère de ce qui a été signé. Rien n’est signé tant que l’exploitant n’a pas examiné la cause.',
  'Verifier key:': 'Clé de vérification :',
  'The prices of this installation are being requested from its server, at GET /api/claims.':
    'Les tarifs de cette installation sont demandés à son serveur, à l’adresse GET /api/claims.',
  'This installation is free to use': 'Cette installation est gratuite',
  'Its operator charges nothing.': 'Son exploitant ne facture rien.',
  Free: 'Gratuit',
  'For everyone.': 'Pour tout le monde.',
  'Every tool': 'Tous les outils',
  'No account needed': 'Aucun compte nécessaire',
  'Links that last 4 weeks': 'Des liens valables 4 semaines',
  Pro: 'Pro',
  '{price} a month': '{price} par mois',
  '{price} a year, paid to the operator of this installation.':
    '{price} par an, à régler à l’exploitant de cette installation.',
  'What the operator adds to the free plan': 'Ce que l’exploitant ajoute à l’offre gratuite',
  '{price} a year less than the service it is compared with': '{price} de moins par an que le service comparé',
  'Get Pro': 'Obtenir Pro',
  Lifetime: 'À vie',
  'Once, paid to the operator of this installation.': 'Une seule fois, à régler à l’exploitant de cette installation.',
  'Everything in Pro, permanently': 'Tout Pro, pour toujours',
  'Get Lifetime': 'Obtenir l’offre à vie',
  'What others charge': 'Ce que d’autres facturent',
  'Other services change their prices, so a comparison is shown only with a link to them.':
    'Les autres services changent leurs tarifs : une comparaison n’apparaît donc qu’avec un lien vers ceux-ci.',
  Ratings: 'Avis',
  'Docket collects no ratings. Its tests come with its source code; anyone can run and judge them.':
    'Docket ne recueille pas d’avis. Ses tests accompagnent le code source ; chacun peut les exécuter et en juger.',
  'Access and erasure': 'Accès et effacement',
  'Members can download everything stored about them on their account page, and erase it there. Erasing destroys the key that encrypts their data in the log.':
    'Sur la page de leur compte, les membres peuvent télécharger tout ce qui est enregistré à leur sujet, et l’effacer. L’effacement détruit la clé qui chiffre leurs données dans le journal.',
  'Nothing sold or shared': 'Rien n’est vendu ni cédé',
  'No page loads anything for advertising or tracking. Documents stay on this server. The text of a document goes to an AI provider only if one is set up, and only when someone uses an AI tool.':
    'Aucune page ne charge quoi que ce soit pour la publicité ou le suivi. Les documents restent sur ce serveur. Le texte d’un document ne va à un fournisseur d’IA que s’il en existe un, et seulement quand quelqu’un utilise un outil d’IA.',
  'Proof of what happened': 'La preuve de ce qui s’est passé',
  'Every step is an event in a signed log. A receipt proves one of them without contacting this server.':
    'Chaque étape est un événement dans un journal signé. Un reçu en prouve un sans interroger ce serveur.',
  'Threats, in writing': 'Les menaces, par écrit',
  'SECURITY.md says what an attacker gains in each position, what is promised and which test shows it, and what is not promised.':
    'SECURITY.md dit ce qu’un attaquant gagne dans chaque position, ce qui est promis et quel test le montre, et ce qui ne l’est pas.',
  'Sensitive files': 'Fichiers sensibles',
  'Each conversion runs in its own process, which has never seen another visitor’s files. A redacted file is searched by a second program before you get it.':
    'Chaque conversion a son propre processus, qui n’a jamais vu les fichiers d’un autre visiteur. Un second programme fouille tout fichier caviardé avant que vous le receviez.',
  'Where it runs': 'Où il fonctionne',
  'On a machine of the owner’s choice. It needs no internet and no packages other than those in its lock file.':
    'Sur une machine choisie par son propriétaire. Il n’a besoin ni d’Internet ni d’autres paquets que ceux de son fichier de verrouillage.',
  Availability: 'Disponibilité',
  'No percentage is promised, since it depends on the machine. The server always says whether it is ready.':
    'Aucun pourcentage n’est promis, car il dépend de la machine. Le serveur dit toujours s’il est prêt.',
  Throughput: 'Débit',
  'How much it handles depends on its machine; the measurement comes with the program.':
    'Ce qu’il peut traiter dépend de sa machine ; la mesure est fournie avec le programme.',
};
