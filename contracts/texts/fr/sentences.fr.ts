import type { Translated } from '../text-catalogue.js';
import type { sentencesEn } from '../en/sentences.en.js';

/** {@link sentencesEn} in French. */
export const sentencesFr: Translated<typeof sentencesEn> = {
  'Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL for another provider), then restart Docket.':
    'Définissez OPENAI_API_KEY (et OPENAI_BASE_URL, OPENAI_MODEL pour un autre fournisseur), puis redémarrez Docket.',
  'Summaries consist of sentences from the document, quizzes ask about its dates, numbers and names, and sensitive data is found by patterns and by a small model for names and addresses that runs here. No AI provider is used, and no document leaves this installation.':
    'Les résumés sont formés de phrases du document, les quiz portent sur ses dates, nombres et noms, et les données sensibles sont trouvées par des modèles de texte et par un petit modèle de noms et d’adresses qui tourne ici. Aucun fournisseur d’IA n’est utilisé et aucun document ne quitte cette installation.',
  'Summaries and quizzes are written by the model {model}, which receives the text of the document.':
    'Les résumés et les quiz sont rédigés par le modèle {model}, qui reçoit le texte du document.',
  'Documents are translated by the model {model}, which receives their text.':
    'Les documents sont traduits par le modèle {model}, qui reçoit leur texte.',
  'Word, Excel, PowerPoint, OpenDocument and RTF files are converted with their full layout.':
    'Les fichiers Word, Excel, PowerPoint, OpenDocument et RTF sont convertis avec leur mise en page complète.',
  'Scanned pages and pictures are not read.': 'Les pages numérisées et les images ne sont pas lues.',
  'Text on scanned pages and in pictures is read in {languages}.':
    'Le texte des pages numérisées et des images est lu dans ces langues : {languages}.',
  converting: 'conversion',
  'choosing sentences': 'choix des phrases',
  'looking for active content': 'recherche de contenu actif',
  'looking for facts to ask about': 'recherche de faits à demander',
  packing: 'compression en archive',
  removing: 'suppression',
  sealing: 'scellement',
  'setting text': 'composition du texte',
  'setting the table': 'composition du tableau',
  translating: 'traduction',
  'writing the signature': 'écriture de la signature',
  'writing the summary': 'rédaction du résumé',
  'page {page} of {count}': 'page {page} sur {count}',
  'image {image} of {count}': 'image {image} sur {count}',
  'joining {count} files': 'assemblage de {count} fichiers',
  'reading page {page} of {count}': 'lecture de la page {page} sur {count}',
  'reading page {page}': 'lecture de la page {page}',
  'reading part {part} of {count}': 'lecture de la partie {part} sur {count}',
  'reading {name}': 'lecture de {name}',
  'A further signature was added.': 'Une autre signature a été ajoutée.',
  'A signature was added in a new field, which a certified document leaves no room for.':
    'Une signature a été ajoutée dans un nouveau champ, ce qu’un document certifié ne permet pas.',
  'A timestamp of the document was added.': 'Un horodatage du document a été ajouté.',
  'Data for checking the signatures was added.': 'Des données de vérification des signatures ont été ajoutées.',
  'The properties of the document were updated.': 'Les propriétés du document ont été mises à jour.',
  'A form was filled in.': 'Un formulaire a été rempli.',
  'Comments or other annotations were added, changed or removed.':
    'Des commentaires ou d’autres annotations ont été ajoutés, modifiés ou supprimés.',
  'Fields of the form were added, changed or removed.':
    'Des champs du formulaire ont été ajoutés, modifiés ou supprimés.',
  'Page content was changed.': 'Le contenu des pages a été modifié.',
  'Scripts, names or actions were added, changed or removed.':
    'Des scripts, noms ou actions ont été ajoutés, modifiés ou supprimés.',
  'The structure of the document was changed.': 'La structure du document a été modifiée.',
  'A form was filled in: {fields}.': 'Un formulaire a été rempli : {fields}.',
  'Fields of the form were added, changed or removed: {fields}.':
    'Des champs du formulaire ont été ajoutés, modifiés ou supprimés : {fields}.',
  'The content of page {page} was changed.': 'Le contenu de la page {page} a été modifié.',
  'The content of pages {pages} was changed.': 'Le contenu des pages {pages} a été modifié.',
  'Comments or other annotations were added, changed or removed on page {page}.':
    'Des commentaires ou d’autres annotations ont été ajoutés, modifiés ou supprimés sur la page {page}.',
  'Comments or other annotations were added, changed or removed on pages {pages}.':
    'Des commentaires ou d’autres annotations ont été ajoutés, modifiés ou supprimés sur les pages {pages}.',
  'Fields that this signature locks were changed: {fields}.':
    'Des champs que cette signature verrouille ont été modifiés : {fields}.',
  'The additions cannot be compared with what was signed.':
    'Ce qui a été ajouté ne peut pas être comparé à ce qui a été signé.',
  '{name} was damaged; what could be read was used.': '{name} était endommagé ; ce qui était lisible a été utilisé.',
  '{name} had no password, so it was left unchanged.': '{name} n’avait pas de mot de passe ; il est inchangé.',
  '{name} is damaged. It was left as it is, because it would become larger if it were repaired.':
    '{name} est endommagé. Il a été laissé tel quel, car le réparer l’agrandirait.',
  'This PDF is already as small as it gets at this quality.':
    'Ce PDF est déjà aussi léger que possible à cette qualité.',
  'Anything outside the crop is hidden, not removed: anyone can bring it back. To remove it, use Redact.':
    'Ce qui est hors du cadre est masqué, pas supprimé : n’importe qui peut l’afficher à nouveau. Pour le supprimer, utilisez « Caviarder ».',
  'One page without text was recognised automatically (OCR) to make it searchable; some of the text may be wrong.':
    'Une page sans texte a été lue par la machine pour rendre le texte interrogeable ; des erreurs sont possibles.',
  '{count} pages without text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    '{count} pages sans texte ont été lues par la machine pour rendre le texte interrogeable ; des erreurs sont possibles.',
  'Pictures on one page that has other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'Les images d’une page qui a aussi d’autre texte ont été lues par la machine pour les rendre interrogeables ; des erreurs sont possibles.',
  'Pictures on {count} pages that have other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'Les images de {count} pages qui ont aussi d’autre texte ont été lues par la machine pour les rendre interrogeables ; des erreurs sont possibles.',
  '{name} is protected by a password or by its owner; the result is not. Anyone who has it can open, print, copy and change it.':
    '{name} est protégé par un mot de passe ou par son propriétaire ; le résultat ne l’est pas. Quiconque le possède peut l’ouvrir, l’imprimer, le copier et le modifier.',
  '{name} has a simplified layout, because the Office engine is not installed here: pictures, headers, footers and notes are left out.':
    '{name} a une mise en page simplifiée, car le moteur Office n’est pas installé ici : images, en-têtes, pieds de page et notes sont omis.',
  'Pictures and drawings are not on the new pages. The layout "Same pages" keeps them.':
    'Les images et dessins ne figurent pas sur les nouvelles pages. La mise en page « Mêmes pages » les conserve.',
  'Some characters, such as emoji, have no font here and are shown as boxes.':
    'Certains signes, comme les émojis, n’ont pas de police ici et apparaissent sous forme de carrés.',
  'it is damaged beyond repair': 'il est endommagé de façon irréparable',
  'it does not start with a PDF header': 'il ne commence pas comme un PDF',
  'its structure is damaged beyond repair': 'sa structure est endommagée de façon irréparable',
  'its pages are damaged beyond repair': 'ses pages sont endommagées de façon irréparable',
  'its contents are damaged': 'son contenu est endommagé',
  'its samples are no whole numbers from 0 on of up to 16 bits; save it with 8 or 16 bits for each channel':
    'ses échantillons ne sont pas des entiers positifs de 16 bits au plus ; enregistrez-la avec 8 ou 16 bits par canal',
  'it is damaged or cut off': 'il est endommagé ou tronqué',
  'it does not begin like an Office document': 'il ne commence pas comme un document Office',
  'it holds no Office document': 'il ne contient pas de document Office',
  'it unpacks to more than fits into memory': 'une fois décompressé, il ne tient pas en mémoire',
  'LibreOffice could not make anything of it': 'LibreOffice n’a rien pu en faire',
  'LibreOffice made a PDF of it that does not open': 'LibreOffice en a fait un PDF qui ne s’ouvre pas',
  'it was saved by PowerPoint 4 or 95, whose files are not read here. Open it in PowerPoint and save it as .pptx':
    'il a été enregistré par PowerPoint 4 ou 95, dont les fichiers ne sont pas lus ici. Ouvrez-le dans PowerPoint et enregistrez-le au format .pptx',
  'it contains binary data': 'il contient des données binaires',
  'it has not failed': 'elle n’a pas échoué',
  'the passwords or texts that came with it are not kept. Please send the files again.':
    'les mots de passe ou textes qui l’accompagnaient ne sont pas conservés. Veuillez renvoyer les fichiers.',
  'a summary': 'un résumé',
  'a quiz': 'un quiz',
  Translation: 'Traduction',
  'Please enter watermark text': 'Veuillez saisir le texte du filigrane',
  'Please select a target language.': 'Veuillez choisir une langue cible.',
  'must not be empty': 'ne doit pas être vide',
  'must be an e-mail address': 'doit être une adresse e-mail',
  'must be pages and ranges separated by commas, such as 1-3, 7, 9-12':
    'doit être des pages et plages séparées par des virgules, comme 1-3, 7, 9-12',
  'must be a size such as 500 KB or 2 MB': 'doit être une taille telle que 500 Ko ou 2 Mo',
  'must be at most {max} characters': 'doit faire au plus {max} caractères',
  'must have {min} to {max} characters': 'doit avoir de {min} à {max} caractères',
  'must be a whole number from {min} to {max}': 'doit être un nombre entier de {min} à {max}',
  'must be empty or a whole number from {min} to {max}': 'doit être vide ou un nombre entier de {min} à {max}',
  'must be a number from {min} to {max}': 'doit être un nombre de {min} à {max}',
  'must be empty or a number from {min} to {max}': 'doit être vide ou un nombre de {min} à {max}',
  'must not be the same as userPassword': 'ne doit pas être identique au mot de passe d’ouverture',
  'at least one switch must be on': 'au moins une option doit être activée',
  'changing its content': 'modifier ce qu’il montre',
  'adding comments or signatures': 'ajouter des commentaires ou des signatures',
  'rotating, moving or removing pages': 'pivoter, déplacer ou retirer des pages',
  'copying its text': 'copier ce qu’il contient',
  '{count} characters or more': '{count} caractères ou plus',
  'Translation is not set up on this site.': 'La traduction n’est pas configurée sur ce site.',
  'must name the pages of each part, such as 1-3, 7, 9-12, unless every page becomes a file':
    'doit indiquer les pages de chaque partie, comme 1-3, 7, 9-12, sauf si chaque page devient un fichier',
};
