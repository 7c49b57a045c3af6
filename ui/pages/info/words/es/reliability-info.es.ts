import { CONVERSIONS_MAX } from '../../../../../contracts/limits.js';
import { corpusCount } from '../../corpus-count.js';
import { crashFiguresIn, crashRun, dayIn } from '../../measured-runs.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: 'Una prueba incluida en el programa lo demuestra.' };

export const words: InfoWords = {
  title: 'Fiabilidad y escala',
  heading: 'Fiabilidad y escala',
  description: 'Qué ocurre con su conversión cuando falla un servidor, cómo crece una instalación y qué no se promete.',
  intro:
    'Una conversión aceptada acaba terminada, fallida o cancelada, exactamente una vez, falle lo que falle entretanto.',
  sections: [
    {
      heading: 'Un clúster al que se le mataron partes',
      text: `Se mataron y se detuvieron sus procesos y servidores mientras convertía; después se leyó cada resultado, se reconstruyó todo lo que muestran las páginas y se verificó el registro. Medido el ${dayIn('es', crashRun)} (${crashRun.machine}).`,
      figures: crashFiguresIn('es', [
        'conversiones aceptadas',
        'veces que se mató o se detuvo entretanto un proceso o un servidor',
        'sin exactamente un final',
        'resultados con el texto de otro documento',
        'archivos perdidos',
        'cambios en el registro hallados por su comprobación',
      ]),
    },
    {
      heading: 'Disponibilidad y rendimiento',
      text: 'Lo que puede decirse sin conocer la máquina en la que funciona Docket.',
    },
    {
      heading: 'Niveles de servicio',
      text: 'Con Docket mismo no hay contrato. Estas son las propiedades en las que puede basarse un acuerdo con su operador.',
      cards: [
        {
          title: 'Listo, o no',
          text: 'GET /api/health responde 200 mientras se puede acceder al registro y a los archivos, y 503 en caso contrario; nombra cada parte que falta, y el motivo figura en los mensajes del programa.',
        },
        {
          title: 'Ningún visitante bloquea a otro',
          text: `Si no tiene ninguna conversión en marcha, la suya empieza enseguida, aunque otros ocupen todos los procesos de trabajo. Como máximo ${CONVERSIONS_MAX.toLocaleString('en')} esperan o se ejecutan.`,
          proof: shown,
        },
        {
          title: 'Medido donde funciona',
          text: 'Se incluyen métricas para Prometheus, alertas y un panel: tareas en espera y en marcha, errores por herramienta y cuánto retraso lleva cada parte respecto al registro.',
        },
        {
          title: 'Probado con archivos reales',
          text: `Las pruebas aplican las herramientas a ${corpusCount.pdf} PDF y ${corpusCount.images} imágenes hechos por otros programas, algunos dañados. Los archivos no forman parte del código fuente.`,
          proof: shown,
        },
      ],
    },
    {
      heading: 'Recuperación ante fallos',
      cards: [
        {
          title: 'Detenido a medias',
          text: 'Vuelva a iniciarlo. El trabajo aceptado continúa; nada se hace dos veces.',
          proof: shown,
        },
        {
          title: 'Una copia de seguridad es una copia',
          text: 'Detenga Docket y copie su carpeta de datos. Bastan el registro y los archivos; lo demás se vuelve a generar.',
        },
        {
          title: 'Todo lo que se muestra se reconstruye a partir del registro',
          text: 'Una sola orden vuelve a calcular todo lo que muestran las páginas, desde el primer evento, y llega a los mismos bytes.',
          proof: shown,
        },
      ],
    },
    {
      heading: 'De una máquina a muchas',
      columns: ['Parte', 'Una máquina', 'Varias'],
      rows: [
        ['Inicio', 'una orden', 'cluster/: Compose o Helm'],
        ['Eventos', 'SQLite', 'EventStoreDB'],
        ['Bus', 'en el proceso', 'NATS JetStream, tres nodos'],
        ['Modelos de lectura', 'SQLite', 'MongoDB'],
        ['Archivos', 'una carpeta', 'cualquier almacén compatible con S3'],
        ['Muere un proceso', 'volver a iniciarlo', 'otros se hacen cargo de su trabajo'],
      ],
    },
    {
      heading: 'Certificaciones',
      text: 'Lo que hace Docket en cada uno de estos puntos.',
    },
    {
      heading: 'Qué no se ha probado',
      paragraphs: [
        'En las pruebas, a EventStoreDB lo sustituye una imitación de su contrato, y a MongoDB otro programa que habla su protocolo. Las imágenes del clúster se han revisado con analizadores y esquemas, pero no se han puesto en marcha.',
      ],
    },
  ],
};
