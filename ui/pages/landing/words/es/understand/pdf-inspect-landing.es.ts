import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Ver qué hay dentro de un PDF',
  tagline: 'Páginas, autor, protección, firmas, adjuntos y scripts, antes de pasar un archivo a otra persona.',
  description:
    'Inspeccione un PDF: tamaños de página, propiedades, protección, firmas, adjuntos, scripts, enlaces, marcadores y campos.',
  promises: ['No cambia nada', 'Una página de datos', 'No se abre ni se ejecuta nada'],
  whatItIs: [
    'Un PDF contiene más de lo que se ve: quién lo hizo y con qué, archivos adjuntos, scripts, enlaces, reglas sobre la impresión. Esta herramienta lo enumera con palabras sencillas.',
    'Responde a una pregunta y no crea ningún archivo. No se guarda nada, salvo el hecho de que alguien preguntó.',
  ],
  steps: [
    {
      name: 'Elija un PDF',
      text: 'Los primeros datos figuran enseguida junto al archivo: texto buscable, formularios, contraseñas.',
    },
    { name: 'Pulse «Examinar este PDF»', text: 'Está en «Entender con IA», aunque no necesita ninguna.' },
    {
      name: 'Lea la lista',
      text: 'Un cuadro de diálogo con el título «En este PDF» muestra dato por dato. Ciérrelo y siga.',
    },
  ],
  reasons: [
    { title: 'Antes de enviar', text: 'Vea el nombre del autor y los adjuntos que había olvidado.' },
    { title: 'Antes de fiarse', text: 'Vea scripts y acciones sin darles ocasión de ejecutarse.' },
    { title: 'Palabras, no códigos', text: 'Dice que un archivo se abre sin contraseña, y no qué bit está activado.' },
  ],
  features: [
    { title: 'Páginas y tamaños', text: 'Cuántas son, cuánto miden en milímetros y si difieren.' },
    { title: 'Seguridad', text: 'Si necesita contraseña y si algunos usos no están permitidos.' },
    { title: 'Firmas', text: 'Cuántas hay y si alguna ya no es válida.' },
    {
      title: 'Contenido activo',
      text: 'Scripts, acciones, formularios interactivos y enlaces a sitios web, contados.',
    },
    { title: 'Accesibilidad', text: 'Si está etiquetado para lectores de pantalla.' },
  ],
  useCases: [
    {
      group: 'Lectores prudentes',
      cases: ['Un adjunto de alguien que no conoce', 'Un formulario que se comporta de forma extraña'],
    },
    {
      group: 'Quienes publican',
      cases: ['Las propiedades antes de poner un archivo en línea', '¿Está etiquetado? ¿Se puede buscar en él?'],
    },
    { group: 'Soporte', cases: ['¿Qué programa lo hizo?', '¿Por qué no puedo imprimirlo?'] },
  ],
  questions: [
    {
      question: '¿Puedo obtener las palabras y sus lugares?',
      answer:
        'Con una llamada a la API, sí: enumera las palabras de las páginas que nombre, con un recuadro para cada una.',
    },
    {
      question: 'Ha encontrado scripts. ¿Y ahora?',
      answer: '«Limpiar» quita scripts, acciones, adjuntos y enlaces. Las páginas conservan su aspecto.',
    },
    {
      question: '¿Funciona con archivos dañados?',
      answer: `Casi siempre. Se enumera lo que se ha podido leer, y la lista dice que el archivo está dañado. El límite es de ${limit.pdf} MB.`,
    },
    {
      question: '¿Cambia la herramienta mi archivo?',
      answer: 'No. Lo lee, y la respuesta es todo lo que resulta de ello.',
    },
  ],
};
