-- Options, departments and the faculty's dates are kept by people: who made and changed them, and when.
ALTER TABLE "dc_params" DROP CONSTRAINT "dc_params_pkey",
  ADD COLUMN "parameter_id" SERIAL NOT NULL,
  ADD COLUMN "created_by" TEXT NOT NULL DEFAULT 'system',
  ADD COLUMN "updated_by" TEXT NOT NULL DEFAULT 'system',
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD CONSTRAINT "dc_params_pkey" PRIMARY KEY ("parameter_id");
CREATE UNIQUE INDEX "dc_params_parameter_system_parameter_name_parameter_value_key" ON "dc_params"("parameter_system", "parameter_name", "parameter_value");

ALTER TABLE "up_departments"
  ADD COLUMN "created_by" TEXT NOT NULL DEFAULT 'system',
  ADD COLUMN "updated_by" TEXT NOT NULL DEFAULT 'system',
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

ALTER TABLE "faculty_dates"
  ADD COLUMN "active" "Flag" NOT NULL DEFAULT 'Y',
  ADD COLUMN "created_by" TEXT NOT NULL DEFAULT 'system',
  ADD COLUMN "updated_by" TEXT NOT NULL DEFAULT 'system',
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
