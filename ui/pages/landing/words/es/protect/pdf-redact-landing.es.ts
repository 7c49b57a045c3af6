import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Censurar un PDF',
  tagline: 'Elimine nombres y números de un archivo para siempre y obtenga la prueba de que ya no están.',
  description:
    'Elimine para siempre texto y áreas de un PDF. Un segundo lector comprueba cada censura antes de que reciba el archivo.',
  promises: ['Eliminado, no tapado', 'Demostrado antes de recibirlo', 'Vea antes cada lugar'],
  whatItIs: [
    'Un recuadro negro sobre un nombre lo esconde a la vista y lo deja en el archivo. Censurar saca el texto y después dibuja el recuadro donde estaba.',
    'Luego se comprueba el resultado: otro programa busca en él, se registra cada flujo de bytes y se comparan las páginas fuera de los recuadros. Una página que no lo supera se convierte en imagen. Si eso también falla, no recibe ningún archivo.',
  ],
  steps: [
    { name: 'Abra el PDF', text: 'En el área de trabajo pulse «Censurar». El editor se abre en esa pestaña.' },
    {
      name: 'Marque lo que debe desaparecer',
      text: 'Con «Seleccionar texto», seleccione y pulse «Marcar el texto seleccionado»; o use «Dibujar un recuadro». «Buscar una palabra en todas las páginas» marca todos los lugares en que está; «Buscar por patrón», todo lo que coincide con una expresión regular.',
    },
    {
      name: 'Revise los lugares',
      text: 'Lo que se eliminaría se muestra en las páginas y se cuenta, antes de que ocurra nada.',
    },
    {
      name: 'Pulse «Censurar y guardar»',
      text: 'Se descarga el archivo nuevo, y a su lado se muestra la lista de comprobaciones.',
    },
  ],
  reasons: [
    {
      title: 'Prueba, no esperanza',
      text: 'Junto al resultado figura cada comprobación con su veredicto.',
    },
    {
      title: 'También lo oculto',
      text: 'Se limpian marcadores, propiedades, notas, campos de formulario y versiones anteriores.',
    },
    {
      title: 'Lo demás se queda',
      text: 'Nada se mueve alrededor de un recuadro, y el resto del texto se puede seguir buscando.',
    },
  ],
  features: [
    {
      title: 'Palabras, áreas, patrones',
      text: 'Marque seleccionando, dibujando, buscando una palabra o con una expresión regular, que distingue mayúsculas salvo que indique lo contrario.',
    },
    {
      title: 'Con su aspecto',
      text: 'Cualquier color, recuadros lisos, diagonales o cuadriculados, con texto de sustitución o sin él.',
    },
    {
      title: 'Palabras partidas',
      text: 'También se encuentra una palabra repartida en dos líneas, con guion o con ligadura.',
    },
    {
      title: 'Un recibo discreto',
      text: 'El recibo enumera recuadros y comprobaciones, nunca las palabras eliminadas.',
    },
    {
      title: 'Del análisis a la censura',
      text: 'Los hallazgos de la búsqueda de datos privados se pueden marcar con un clic.',
    },
  ],
  useCases: [
    { group: 'Derecho', cases: ['Documentos para la parte contraria', 'Sentencias para publicar'] },
    {
      group: 'Administración pública',
      cases: ['Respuestas a solicitudes de acceso a la información', 'Actas con nombres de ciudadanos'],
    },
    { group: 'Empresa', cases: ['Currículums sin nombres', 'Facturas como muestra'] },
  ],
  questions: [
    {
      question: '¿Se puede recuperar algo?',
      answer: 'Del archivo nuevo, no: lo que marcó no está en él. Tenga presente que su original sí lo conserva.',
    },
    {
      question: '¿Y las páginas escaneadas?',
      answer: 'No tienen texto que buscar, y se le dice. Dibuje un recuadro; la imagen que hay debajo se elimina.',
    },
    {
      question: '¿Elimina lo que he olvidado marcar?',
      answer: 'No. Use «Buscar datos confidenciales» para encontrar más y lea usted mismo el archivo.',
    },
    {
      question: '¿Cuáles son los límites?',
      answer: `${limit.redactionPages.toLocaleString('es')} páginas, ${limit.redactionItems} elementos cada vez y ${limit.pdf} MB.`,
    },
  ],
};
