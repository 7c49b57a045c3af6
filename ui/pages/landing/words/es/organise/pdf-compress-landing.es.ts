import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Comprimir PDF: reducir su tamaño',
  tagline: 'Consiga un PDF que quepa en el límite de un buzón o de un formulario, con texto que sigue siendo texto.',
  description:
    'Comprima un PDF en tres calidades, vea una página antes y después y no reciba nunca un archivo mayor que el que envió.',
  promises: ['Nunca mayor que antes', 'Texto y dibujos intactos', 'Vea antes una página'],
  whatItIs: [
    'Casi todo lo que ocupa un PDF grande son imágenes guardadas con más píxeles de los que se ven. Al comprimir, se codifican de nuevo al tamaño con que la página las muestra, de cada fuente solo quedan las letras que aparecen y lo repetido se guarda una sola vez.',
    'El texto y los dibujos de líneas conservan todos sus detalles, porque se vuelven a empaquetar y no se convierten en imágenes. Puede seguir buscándolos, seleccionándolos e imprimiéndolos.',
  ],
  steps: [
    {
      name: 'Elija un PDF',
      text: 'Se abre en el área de trabajo: el archivo a la izquierda, sus páginas en el centro y las herramientas a la derecha. «Comprimir este PDF» es la primera sugerencia.',
    },
    {
      name: 'Ajuste la calidad',
      text: 'En «Calidad», elija «Baja» para el archivo más pequeño, «Media» para el equilibrio o «Alta» para la mayor nitidez, y en «Tamaño máximo deseado» un límite si lo necesita. «Antes y después» muestra de ambas formas la página en pantalla.',
    },
    {
      name: 'Pulse «Comprimir PDF»',
      text: 'El resultado muestra el tamaño de antes y el de después, y qué porcentaje se ha ahorrado.',
    },
    {
      name: 'Quédeselo o vuelva a probar',
      text: 'Pulse «Descargar» o «Copiar enlace». Con «Probar otras opciones» vuelve al mismo archivo.',
    },
  ],
  reasons: [
    {
      title: 'Juzgue antes de decidir',
      text: 'La vista previa es la página tal como la haría la herramienta, de modo que compara lo que de verdad obtendrá.',
    },
    {
      title: 'Un mínimo para cada imagen',
      text: 'Cada imagen se compara con su original. La que perdería demasiado se codifica con más calidad.',
    },
    {
      title: 'Nunca sale perdiendo',
      text: 'Si un archivo no puede reducirse con esa calidad, recibe su original con una nota que lo indica.',
    },
  ],
  features: [
    {
      title: 'Imágenes a su tamaño real',
      text: 'Una foto que se ve del tamaño de un sello ya no carga con los píxeles de un cartel.',
    },
    {
      title: 'Fuentes ligeras',
      text: 'Las fuentes conservan las letras que se muestran. Las de los campos de formulario quedan enteras, para que se puedan seguir rellenando.',
    },
    { title: 'Sin duplicados', text: 'Un logotipo que está en cada página se guarda una sola vez.' },
    {
      title: 'Varios archivos de una vez',
      text: 'Elija más PDF y se comprimirá cada uno; «Descargar todo (ZIP)» empaqueta los resultados.',
    },
    {
      title: 'Las contraseñas se mantienen',
      text: 'Un archivo protegido pide su contraseña y vuelve protegido como estaba.',
    },
  ],
  useCases: [
    { group: 'Para enviar', cases: ['Una oferta con fotos, por correo', 'Un porfolio que se abre rápido en el móvil'] },
    {
      group: 'Para subir',
      cases: ['Formularios de la Administración con límite de tamaño', 'Candidaturas en portales de empleo'],
    },
    { group: 'Para guardar', cases: ['Años de facturas escaneadas', 'Diapositivas de clase llenas de imágenes'] },
  ],
  questions: [
    {
      question: '¿Puedo pedir un tamaño concreto?',
      answer:
        'Sí. Indíquelo en «Tamaño máximo deseado»: el resultado es tan nítido como permita ese tamaño, pero nunca más que la calidad elegida. Una nota dice si se ha alcanzado.',
    },
    {
      question: '¿Qué tamaño puede tener el archivo?',
      answer: `Hasta ${limit.pdf} MB y ${limit.pages.toLocaleString('es')} páginas.`,
    },
    {
      question: '¿Por qué mi archivo apenas se ha reducido?',
      answer:
        'Porque es sobre todo texto, o porque sus imágenes ya están guardadas al tamaño con que se muestran. Entonces queda poco que quitar.',
    },
    {
      question: '¿Sobrevive una firma digital?',
      answer:
        'No. Una firma sella los bytes de un archivo, y un archivo más pequeño es otro. El resultado lo indica; conserve el original firmado.',
    },
  ],
};
