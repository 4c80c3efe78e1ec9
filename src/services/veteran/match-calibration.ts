// How occupation fit and shared skills become one probability; fitted on requisitions that the model never saw.
import { z } from 'zod';
import { Curve, ScoreCalibration } from '../../nlp/military/calibration.ts';

export const MatchCalibration = z.strictObject({
  /** How much full agreement of skills counts beside full agreement of occupations. */
  skillWeight: z.number().min(0),
  curve: Curve,
});
export type MatchCalibration = z.infer<typeof MatchCalibration>;

export const CalibrationFile = z.strictObject({ describe: ScoreCalibration, match: MatchCalibration });
export type CalibrationFile = z.infer<typeof CalibrationFile>;
