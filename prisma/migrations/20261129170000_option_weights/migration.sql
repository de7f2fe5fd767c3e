-- CreateTable
CREATE TABLE "option_weights" (
    "parameter_id" INTEGER NOT NULL,
    "from_year" INTEGER NOT NULL,
    "weight" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "option_weights_pkey" PRIMARY KEY ("parameter_id","from_year")
);

-- AddForeignKey
ALTER TABLE "option_weights" ADD CONSTRAINT "option_weights_parameter_id_fkey" FOREIGN KEY ("parameter_id") REFERENCES "dc_params"("parameter_id") ON DELETE CASCADE ON UPDATE CASCADE;
