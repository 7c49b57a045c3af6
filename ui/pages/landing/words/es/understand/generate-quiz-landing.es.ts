import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Crear un cuestionario a partir de un documento',
  tagline:
    'Convierta un capítulo, unas diapositivas o unos apuntes en preguntas de opción múltiple para su juego de preguntas.',
  description:
    'Cree preguntas tipo test a partir de PDF, imágenes y textos, y descárguelas en una hoja de cálculo que importa un juego de preguntas.',
  promises: [
    `De ${limit.quizMin} a ${limit.quizMax} preguntas`,
    'Cuatro respuestas cada una',
    'Una hoja de cálculo para importar',
  ],
  whatItIs: [
    'El creador de cuestionarios lee su material y escribe preguntas con cuatro respuestas, una de ellas correcta. Proceden de todo el documento, y ninguna se hace dos veces.',
    'Recibe un libro de cálculo con la forma que importa el juego de preguntas. Ábralo antes: en él puede cambiar cada pregunta y cada respuesta.',
  ],
  steps: [
    {
      name: 'Suba su material',
      text: 'En la página del cuestionario pulse «Elegir archivos». Varios archivos forman un solo cuestionario.',
    },
    {
      name: 'Configure',
      text: 'Indique «Título del cuestionario» y «Número de preguntas», y diga en «Instrucciones propias (opcional)» sobre qué preguntar.',
    },
    { name: 'Pulse «Generar cuestionario Kahoot»', text: 'La barra muestra qué archivo se está leyendo.' },
    {
      name: 'Mire y descargue',
      text: 'Se muestran las primeras preguntas con sus respuestas correctas. «Descargar XLSX» las guarda todas.',
    },
  ],
  reasons: [
    { title: 'Su material, no la web', text: 'Las preguntas salen de los archivos que usted elige.' },
    {
      title: 'Listo para importar',
      text: `Las preguntas tienen como máximo ${limit.quizQuestion} caracteres y las respuestas ${limit.quizAnswer}, como pide el juego.`,
    },
    {
      title: 'Menos antes que malas',
      text: 'Si no hay bastante para el número que ha pedido, recibe menos y se le dice.',
    },
  ],
  features: [
    { title: 'Respuestas mezcladas', text: 'La correcta está cada vez en un lugar distinto.' },
    {
      title: 'Un archivo falla, los demás siguen',
      text: 'Se nombra el archivo que no se puede leer, y se usan los otros.',
    },
    {
      title: 'Con IA o sin ella',
      text: 'Donde hay un modelo configurado, él escribe las preguntas. Sin él, preguntan por las fechas, los números y los nombres de su texto.',
    },
    { title: 'Escaneos y fotos', text: 'Antes de nada se reconoce el texto de las imágenes.' },
  ],
  useCases: [
    { group: 'Enseñanza', cases: ['Un repaso al final de la clase', 'Una comprobación de quién ha leído el texto'] },
    {
      group: 'Formación',
      cases: [
        'Normas de seguridad, preguntadas en vez de leídas en voz alta',
        'Productos nuevos para el equipo de ventas',
      ],
    },
    {
      group: 'Aprendizaje',
      cases: ['Sus propios apuntes antes de un examen', 'Un cuestionario para el grupo de estudio'],
    },
  ],
  questions: [
    {
      question: '¿Cuántas preguntas puedo tener?',
      answer: `De ${limit.quizMin} a ${limit.quizMax} preguntas; ${limit.quizUsual} si no cambia nada.`,
    },
    { question: '¿Qué tamaño pueden tener los archivos?', answer: `${limit.pdf} MB cada uno: PDF, imágenes y textos.` },
    {
      question: '¿Qué puedo escribir en las instrucciones?',
      answer: `Hasta ${limit.quizInstructions} caracteres, por ejemplo: preguntar solo por fechas y lugares. Sin un proveedor de IA no tienen efecto.`,
    },
    {
      question: '¿Por qué mi formulario no ha dado preguntas?',
      answer:
        'Los formularios, las tablas y las fórmulas apenas tienen frases enteras. Las buenas preguntas necesitan texto.',
    },
  ],
};
